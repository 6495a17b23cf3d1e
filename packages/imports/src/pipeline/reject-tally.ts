import type { RejectReason } from './import-event.ts'
import type { RejectedFragment } from './read-event.ts'

/** Maximum number of distinct reasons; reasons that quote their input are numerous. */
const MAX_DISTINCT_REASONS = 1000
const MAX_REASONS = 20

/** Counts rejected fragments by reason, ignoring the quotation after the colon. */
export class RejectTally {
  readonly #reasons = new Map<string, { count: number; first: RejectedFragment }>()

  add(fragments: readonly RejectedFragment[]): void {
    for (const fragment of fragments) {
      const kind = fragment.reason.en.replace(/: .*$/s, '')
      const known = this.#reasons.get(kind)
      if (known !== undefined) known.count += 1
      else if (this.#reasons.size < MAX_DISTINCT_REASONS) this.#reasons.set(kind, { count: 1, first: fragment })
    }
  }

  /** The most frequent ones, each with the text of its first fragment. */
  reasons(): RejectReason[] {
    return [...this.#reasons.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, MAX_REASONS)
      .map(({ count, first: { reason, file, position } }) => ({ reason, count, file, position }))
  }
}
