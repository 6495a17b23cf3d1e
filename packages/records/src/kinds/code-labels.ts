/** A text in both languages of the interface. */
export interface Labelled {
  readonly zh: string
  readonly en: string
}

/** What one code is called, and how else people write it. */
export interface CodeLabel extends Labelled {
  readonly written?: readonly string[]
}

export type CodeLabels = Readonly<Record<string, CodeLabel>>

/** The code that is meant by a code, a label or another writing, in any case; null when it is none of the table. */
export function readCode(labels: CodeLabels, written: string): string | null {
  return writingsOf(labels).get(comparable(written)) ?? null
}

const WRITINGS = new WeakMap<CodeLabels, ReadonlyMap<string, string>>()

/** Every writing of a table and its code; where two codes share one, the first has it. */
function writingsOf(labels: CodeLabels): ReadonlyMap<string, string> {
  const known = WRITINGS.get(labels)
  if (known !== undefined) return known
  const writings = new Map<string, string>()
  for (const [code, { zh, en, written = [] }] of Object.entries<CodeLabel>(labels)) {
    for (const name of [code, zh, en, ...written].map(comparable)) if (!writings.has(name)) writings.set(name, code)
  }
  WRITINGS.set(labels, writings)
  return writings
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}
