import { serveChild } from '@gezhi/threads'
import { openIndexToFill } from '../../adapters/open-engine.ts'
import { demonstrationOf } from './demonstration-records.ts'
import { buildIndex } from './fill-index.ts'
import { FILL_CHILD } from './fill-protocol.ts'

// It is ended by its parent.
const { signal } = new AbortController()

await serveChild(FILL_CHILD, async ({ kind: name, folder, count }, onWritten) => {
  const { kind, records } = demonstrationOf(name)
  const engine = await openIndexToFill({ kind, folder })
  try {
    await buildIndex(engine, records(count), { signal, onWritten })
  } finally {
    await engine.close()
  }
})
