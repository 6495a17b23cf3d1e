import { serveThread, throwIfCancelled } from '@gezhi/threads'
import { LandscapeBuilder } from './landscape-builder.ts'
import { LANDSCAPE_THREAD, WHOLE } from './landscape-protocol.ts'

let builder = new LandscapeBuilder()

serveThread(LANDSCAPE_THREAD, {
  begin: () => {
    builder = new LandscapeBuilder()
  },
  add: (documents) => {
    for (const texts of documents) builder.add(texts)
  },
  build: ({ progress }) => {
    const built = builder.build((share) => {
      throwIfCancelled()
      Atomics.store(progress, 0, Math.round(share * WHOLE))
    })
    builder = new LandscapeBuilder()
    return built
  },
})
