import { BuildProgress, type ModelInUse } from '@gezhi/search/meaning'
import { importKind, serveJobs, threadSettings, type KindSettings } from '@gezhi/search/threads'
import { Cluster, type ClusterOptions } from '../../cluster.ts'
import { MeaningBuild } from './build-meaning.ts'
import type { MadeVector } from './meaning-store.ts'

export interface BuildSettings extends KindSettings {
  readonly cluster: ClusterOptions
  readonly name: string
}

export interface BuildArgument {
  readonly retrain: boolean
  readonly model: ModelInUse | null
  readonly dictionary: number | null
  readonly progress: SharedArrayBuffer
}

/** A document a model outside has to say something of. */
export interface TextOfDocument {
  readonly docId: string
  readonly hash: number
  readonly text: string
}

const settings = threadSettings<BuildSettings>()
const kind = await importKind(settings)
const cluster = new Cluster(settings.cluster)
let build: MeaningBuild | null = null
let texts: AsyncIterator<readonly TextOfDocument[]> | null = null

serveJobs({
  /** Everything that needs no model outside of the house. */
  build: async ({ progress, ...job }: BuildArgument) => {
    build = await MeaningBuild.begin(cluster, { ...job, kind, name: settings.name, progress: new BuildProgress(progress) })
    texts = build.texts()
  },
  /** Texts of some documents that have no vector of the model outside; none when all have one. */
  texts: async (): Promise<readonly TextOfDocument[]> => {
    const { value } = await texts!.next()
    return ((value ?? []) as readonly TextOfDocument[]).map(({ docId, hash, text }) => ({ docId, hash, text }))
  },
  vectors: (made: readonly MadeVector[]) => build!.putVectors(made),
  /** Puts what was built to use. */
  finish: async () => {
    await build!.finish()
    await cluster.close()
  },
})
