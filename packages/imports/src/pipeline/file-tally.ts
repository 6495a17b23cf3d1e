import { addCounts, countsOf, type ImportCounts, type ImportEvent, NO_COUNTS } from './import-event.ts'
import type { ReadEvent } from './read-event.ts'

interface OpenReport {
  readonly file: string
  readonly format: string
  counts: ImportCounts
  setAside: Record<string, number>
}

/** Sums up the batches of each source and reports them when the source ends. */
export class FileTally {
  readonly #onEvent: (event: ImportEvent) => void
  #open: OpenReport | null = null

  constructor(onEvent: (event: ImportEvent) => void) {
    this.#onEvent = onEvent
  }

  /** Processes one event and the counts of writing it; returns its contribution to the run, fragments of earlier runs included. */
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

  /** Reports the counts of the open source, if there is one. */
  end(): void {
    if (this.#open !== null) this.#onEvent({ kind: 'file', ...this.#open, known: false })
    this.#open = null
  }
}

/** Documents processed by an earlier run count as read and unchanged. */
function countsBefore(before: { position: number; rejected: number }): ImportCounts {
  return countsOf({ unchanged: before.position - before.rejected, rejected: before.rejected })
}
