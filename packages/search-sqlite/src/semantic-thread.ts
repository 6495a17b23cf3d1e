import { BuildProgress } from '@gezhi/search/semantic'
import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import { buildSemanticIndex, finishBuild, openBuildFiles, type OpenBuildFiles } from './semantic/build/build-semantic-index.ts'
import { semanticStatus } from './semantic/build/semantic-status.ts'
import { putVectorsOfTexts, vectorlessTexts } from './semantic/build/text-vectors.ts'
import { indexLayout } from './storage/index-layout.ts'
import { SEMANTIC_THREAD } from './threads/semantic-protocol.ts'

const layout = indexLayout(await importKind(threadSettings(SEMANTIC_THREAD)))
let files: OpenBuildFiles | null = null

serveThread(SEMANTIC_THREAD, {
  build: ({ path, progress, ...job }) => {
    files = openBuildFiles(layout, path)
    return buildSemanticIndex(files, { ...job, progress: new BuildProgress(progress) })
  },
  texts: (limit) => vectorlessTexts(files!, limit),
  vectors: (vectors) => putVectorsOfTexts(files!, vectors),
  finish: () => {
    finishBuild(files!)
    const status = semanticStatus(files!)
    files!.close()
    files = null
    return status
  },
})
