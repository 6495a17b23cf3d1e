import { BuildProgress } from '@gezhi/search/meaning'
import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import { buildMeaning, finishBuild, openBuildFiles, type OpenBuildFiles } from './meaning/build/build-meaning.ts'
import { meaningStatus } from './meaning/build/meaning-status.ts'
import { putVectorsOfTexts, vectorlessTexts } from './meaning/build/text-vectors.ts'
import { indexLayout } from './storage/index-layout.ts'
import { MEANING_THREAD } from './threads/meaning-protocol.ts'

const layout = indexLayout(await importKind(threadSettings(MEANING_THREAD)))
let files: OpenBuildFiles | null = null

serveThread(MEANING_THREAD, {
  build: ({ path, retrain, model, progress }) => {
    files = openBuildFiles(layout, path)
    return buildMeaning(files, { retrain, model, progress: new BuildProgress(progress) })
  },
  texts: (limit) => vectorlessTexts(files!, limit),
  vectors: (vectors) => putVectorsOfTexts(files!, vectors),
  finish: () => {
    finishBuild(files!)
    const status = meaningStatus(files!)
    files!.close()
    files = null
    return status
  },
})
