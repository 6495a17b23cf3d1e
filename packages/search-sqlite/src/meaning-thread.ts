import { importKind, serveJobs, threadSettings, type KindSettings } from '@gezhi/search/threads'
import { BuildProgress, type ModelInUse } from '@gezhi/search/meaning'
import { buildMeaning, finishBuild, openBuildFiles, type OpenBuildFiles } from './meaning/build/build-meaning.ts'
import { indexLayout } from './storage/index-layout.ts'
import { meaningStatus } from './meaning/build/meaning-status.ts'
import { putVectorsOfTexts, vectorlessTexts } from './meaning/build/text-vectors.ts'

export interface BuildArgument {
  readonly path: string
  readonly retrain: boolean
  /** The model whose vectors are asked for; null for the one that learns from the records. */
  readonly model: ModelInUse | null
  readonly progress: SharedArrayBuffer
}

export interface VectorsArgument {
  readonly vectors: readonly { readonly docNo: number; readonly vector: Float32Array }[]
}

const layout = indexLayout(await importKind(threadSettings<KindSettings>()))
let files: OpenBuildFiles | null = null

serveJobs({
  /** Everything that needs no model outside of the house. */
  build: ({ path, retrain, model, progress }: BuildArgument) => {
    files = openBuildFiles(layout, path)
    return buildMeaning(files, { retrain, model, progress: new BuildProgress(progress) })
  },
  /** Texts of some documents that have no vector of the model outside, by number. */
  texts: (limit: number) => vectorlessTexts(files!, limit),
  vectors: ({ vectors }: VectorsArgument) => putVectorsOfTexts(files!, vectors),
  /** Puts what was built to use; answers what there is now. */
  finish: () => {
    finishBuild(files!)
    const status = meaningStatus(files!)
    files!.close()
    files = null
    return status
  },
})
