import type { RejectReason } from './import-event.ts'

/** Maximum number of distinct codes; a column that holds no codes has as many as rows. */
const MAX_CODES = 200

/** Counts codes that no format knows, each with its first place. */
export class CodeTally {
  readonly #codes = new Map<string, RejectReason>()

  add(codes: readonly RejectReason[]): void {
    for (const code of codes) {
      const known = this.#codes.get(code.reason.en)
      if (known !== undefined) this.#codes.set(code.reason.en, { ...known, count: known.count + code.count })
      else if (this.#codes.size < MAX_CODES) this.#codes.set(code.reason.en, code)
    }
  }

  /** The most frequent first. */
  codes(): RejectReason[] {
    return [...this.#codes.values()].toSorted((a, b) => b.count - a.count)
  }
}

/** A status that is none of those of its kind. */
export function unknownStatus(written: string): RejectReason['reason'] {
  return { en: `unknown status, stored as written: ${written}`, zh: `未知状态，按原文保存：${written}` }
}
