import type { IndexSession } from './index-session.ts'
import type { Snapshot } from './snapshot.ts'

/** Above this number of documents columns are loaded only on demand. */
const MAX_WARMED = 3_000_000

/** Loads the columns that conditions, facets and sorts need in one pass over all documents, and returns them for other threads. */
export function loadAllColumns(session: IndexSession): Snapshot {
  const loaded = session.layout.fields.filter(({ name, store }) => store !== 'numbers' && !session.lacks(name))
  const fields = loaded.map(({ name }) => session.field(name)!.number)
  if (session.documents <= MAX_WARMED) session.columns(fields)
  return session.snapshot
}
