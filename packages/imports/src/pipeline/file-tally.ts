import { addCounts, countsOf, type ImportCounts, type ImportEvent, NO_COUNTS } from './import-event.ts'
import type { ReadEvent } from './read-event.ts'

interface OpenReport {
  readonly file: string
  readonly format: string
  counts: ImportCounts
  setAside: Record<string, number>
}

/** Sums what the batches of each source bring and tells it when the source is at its end. */
export class FileTally {
  readonly #onEvent: (event: ImportEvent) => void
  #open: OpenReport | null = null

  constructor(onEvent: (event: ImportEvent) => void) {
    this.#onEvent = onEvent
  }

  /** Takes one event and what writing it added; gives all it adds to the run, fragments of earlier runs included. */
  take(event: Exclude<ReadEvent, { kind: 'picture' }>, added: ImportCounts): ImportCounts {
    switch (event.kind) {
      case 'unrecognised':
      case 'damaged':
        this.end()
        this.#onEvent(event)
        return NO_COUNTS
      case 'known': {
        this.end()
        const counts = countsBefore(event)
        this.#onEvent({ kind: 'file', file: event.file, format: event.format, counts, setAside: {}, known: true })
        return counts
      }
      case 'batch': {
        if (this.#open?.file !== event.file) this.end()
        this.#open ??= { file: event.file, format: event.format, counts: NO_COUNTS, setAside: {} }
        const counts = event.resumed === null ? added : addCounts(added, countsBefore(event.resumed))
        this.#open.counts = addCounts(this.#open.counts, counts)
        for (const [what, number] of Object.entries(event.setAside)) {
          this.#open.setAside[what] = (this.#open.setAside[what] ?? 0) + number
        }
        if (event.done) this.end()
        return counts
      }
    }
  }

  /** Tells what has been read of the source that is open, if one is. */
  end(): void {
    if (this.#open !== null) this.#onEvent({ kind: 'file', ...this.#open, known: false })
    this.#open = null
  }
}

/** What an earlier run has dealt with counts as read; its records are unchanged. */
function countsBefore(before: { position: number; rejected: number }): ImportCounts {
  return countsOf({ unchanged: before.position - before.rejected, rejected: before.rejected })
}
