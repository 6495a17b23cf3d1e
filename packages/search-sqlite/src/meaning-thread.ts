import { serveJobs } from './threads/serve-jobs.ts'
import { buildMeaning, openBuildFiles } from './meaning/build/build-meaning.ts'
import { BuildProgress } from './meaning/build/build-progress.ts'
import { meaningStatus } from './meaning/build/meaning-status.ts'

export interface BuildArgument {
  readonly path: string
  readonly retrain: boolean
  readonly progress: SharedArrayBuffer
}

serveJobs({
  build: async ({ path, retrain, progress }: BuildArgument) => {
    const files = openBuildFiles(path)
    try {
      await buildMeaning(files, { retrain, progress: new BuildProgress(progress) })
      return meaningStatus(files)
    } finally {
      files.close()
    }
  },
})
