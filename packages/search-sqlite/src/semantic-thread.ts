import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import {
  computeVectors,
  finishBuild,
  openBuildFiles,
  readTexts,
  trainDueModel,
  updateDictionaries,
  type OpenBuildFiles,
} from './semantic/build/build-semantic-index.ts'
import { learnStoredLexicon } from './semantic/build/learn-stored-lexicon.ts'
import { semanticStatus } from './semantic/build/semantic-status.ts'
import { putVectorsOfTexts, vectorlessTexts } from './semantic/build/text-vectors.ts'
import { indexLayout } from './storage/index-layout.ts'
import { SEMANTIC_THREAD, type OnBuild, type VectorlessTextsRequest, type VectorsRequest } from './threads/semantic-protocol.ts'

const layout = indexLayout(await importKind(threadSettings(SEMANTIC_THREAD)))

/** A handler that opens the files of a build and closes them afterwards. */
function onFiles<Request extends OnBuild, Response>(work: (files: OpenBuildFiles, request: Request) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const files = openBuildFiles(layout, request.path)
    try {
      return await work(files, request)
    } finally {
      files.close()
    }
  }
}

serveThread(SEMANTIC_THREAD, {
  readTexts: onFiles(readTexts),
  updateDictionaries: onFiles(updateDictionaries),
  learnLexicon: onFiles(learnStoredLexicon),
  trainModel: onFiles(trainDueModel),
  computeVectors: onFiles(computeVectors),
  vectorlessTexts: onFiles((files, { limit }: VectorlessTextsRequest) => vectorlessTexts(files, limit)),
  putVectors: onFiles((files, { vectors }: VectorsRequest) => putVectorsOfTexts(files, vectors)),
  finish: onFiles((files) => {
    finishBuild(files)
    return semanticStatus(files)
  }),
})
