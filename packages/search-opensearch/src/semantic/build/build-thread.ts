import { BuildProgress } from '@gezhi/search/semantic'
import { importKind } from '@gezhi/search/threads'
import { serveThread, threadSettings } from '@gezhi/threads'
import { Cluster } from '../../cluster.ts'
import { SemanticBuild } from './build-semantic-index.ts'
import { BUILD_THREAD, type TextOfDocument } from './build-protocol.ts'

const settings = threadSettings(BUILD_THREAD)
const kind = await importKind(settings)
const cluster = new Cluster(settings.cluster)
let build: SemanticBuild | null = null
let texts: AsyncIterator<readonly TextOfDocument[]> | null = null

serveThread(BUILD_THREAD, {
  build: async ({ progress, ...job }) => {
    build = await SemanticBuild.begin(cluster, { ...job, kind, name: settings.name, progress: new BuildProgress(progress) })
    texts = build.texts()
  },
  texts: async () => {
    const next = await texts!.next()
    return next.done === true ? [] : next.value.map(({ docId, hash, text }) => ({ docId, hash, text }))
  },
  vectors: (made) => build!.putVectors(made),
  finish: async () => {
    await build!.finish()
    await cluster.close()
  },
})
