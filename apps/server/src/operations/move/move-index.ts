import type { Contents, SearchEngine } from '@gezhi/search'
import type { OnMoveEvent } from './move-events.ts'
import { MoveRejected } from './move-rejected.ts'
import type { IndexMove, MoveState } from './move-state.ts'

export interface IndexMoving {
  readonly source: SearchEngine
  readonly target: SearchEngine
  /** Describes the location of the target; see `IndexMove`. */
  readonly location: string
  /** Folder next to the target's index, on its disk, of the shadow index that the target swaps in. */
  readonly shadowFolder: string
  openShadow(folder: string): Promise<SearchEngine>
  readonly state: MoveState
  /** Whether existing records of the target may be replaced. */
  readonly replace: boolean
  /** Records written at once. Default 500. */
  readonly batch?: number
  readonly signal: AbortSignal
  readonly report: OnMoveEvent
}

const BATCH = 500

/**
 * Moves all records of an index, and the progress of sources, into another engine: first into a shadow index, which replaces the live one
 * when complete. Derived data is computed by the target engine; vectors are left to the semantic build. If killed, the next call
 * continues after the last batch. Rejects with `MoveRejected` if the target has records, and with the signal's reason.
 */
export async function moveIndex(moving: IndexMoving): Promise<void> {
  const { source, target, state, report } = moving
  const total = (await source.status()).documents
  let move = await indexToMove(moving)
  if (move.adopted) return report({ kind: 'moved', part: 'index', total })
  if (move.copied > 0) report({ kind: 'resumed', part: 'index', done: move.copied, total })
  move = await copy(moving, move, total)
  await target.swapIn(moving.shadowFolder)
  await state.write({ ...move, adopted: true })
  report({ kind: 'moved', part: 'index', total })
}

/** The progress so far; changes nothing. Rejects with `MoveRejected` if the target has records that may not be replaced. */
export async function indexToMove(moving: Omit<IndexMoving, 'signal' | 'report'>): Promise<IndexMove> {
  const move = await resumedMove(moving)
  if (!move.adopted && !moving.replace && (await moving.target.status()).documents > 0) throw new MoveRejected('indexNotEmpty')
  return move
}

/** The unfinished move of the same records to the same location, otherwise a new one. */
async function resumedMove({ source, target, location, state, replace }: Omit<IndexMoving, 'signal' | 'report'>): Promise<IndexMove> {
  const { version } = await source.status()
  const begun: IndexMove = { target: location, version, after: null, copied: 0, before: null, adopted: false }
  const known = await state.read()
  if (known === null || known.target !== location || known.version !== version) return begun
  // A target that was emptied since then also starts again.
  if (known.adopted) return replace || (await target.status()).documents === 0 ? begun : known
  // Killed between the switch and saving the state: then the target has changed.
  const { documents, version: changes } = await target.status()
  const switched = known.before !== null && (documents !== known.before.documents || changes !== known.before.version)
  return { ...known, adopted: switched }
}

async function copy(
  { source, target, shadowFolder, openShadow, state, batch = BATCH, signal, report }: IndexMoving,
  move: IndexMove,
  total: number,
): Promise<IndexMove> {
  const into = await openShadow(shadowFolder)
  try {
    let now = (await into.status()).documents < move.copied ? { ...move, after: null, copied: 0, before: null } : move
    if (now.copied === 0) await empty(into)
    if (now.before === null) {
      for await (const { records, next } of partsOf(source, now.after, batch)) {
        signal.throwIfAborted()
        await into.write({ puts: records.map(({ record }) => record) })
        now = { ...now, after: next, copied: now.copied + records.length }
        if (next !== null) await state.write(now)
        report({ kind: 'progress', part: 'index', done: now.copied, total })
      }
      for (const progress of await source.allProgress()) await into.write({ puts: [], progress })
    }
    now = { ...now, before: await target.status() }
    await state.write(now)
    return now
  } finally {
    await into.close()
  }
}

/** Removes remains of another move. */
async function empty(engine: SearchEngine): Promise<void> {
  const build = await engine.buildShadow()
  await build.finish()
}

/** The contents of an engine from a position on; the next part is read while the previous one is used. */
async function* partsOf(engine: SearchEngine, from: string | null, limit: number): AsyncGenerator<Contents> {
  const read = (after: string | null) => {
    const part = engine.contents({ after, limit })
    // Handled when it is awaited; until then it must not count as an unhandled rejection.
    part.catch(() => {})
    return part
  }
  let next: Promise<Contents> | null = read(from)
  while (next !== null) {
    const part: Contents = await next
    next = part.next === null ? null : read(part.next)
    yield part
  }
}
