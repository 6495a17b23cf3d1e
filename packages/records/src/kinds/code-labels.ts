/** A text in both languages of the interface. */
export interface Labelled {
  readonly zh: string
  readonly en: string
}

/** Label of a code, and its alternative names. */
export interface CodeLabel extends Labelled {
  readonly written?: readonly string[]
  /** The codes this entry includes: it can be used in queries, but is never the value of a record. */
  readonly includes?: readonly string[]
}

export type CodeLabels = Readonly<Record<string, CodeLabel>>

/** The code for a code, label or alternative name, in any letter case; null if the table has none. */
export function readCode(labels: CodeLabels, written: string): string | null {
  return writingsOf(labels).get(comparable(written)) ?? null
}

/** The record values a code stands for: the code itself, or those its entry includes. */
export function valuesOfCode(labels: CodeLabels | undefined, code: string): readonly string[] {
  return (labels && Object.hasOwn(labels, code) ? labels[code]?.includes : undefined) ?? [code]
}

/** The entries of a table that records can have as a value, in its order. */
export function valueLabels<Labels extends CodeLabels>(labels: Labels): [code: string, label: CodeLabel][] {
  return Object.entries<CodeLabel>(labels).filter(([, { includes }]) => includes === undefined)
}

const WRITINGS = new WeakMap<CodeLabels, ReadonlyMap<string, string>>()

/** Every name of a table and its code; a name shared by two codes belongs to the first. */
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
