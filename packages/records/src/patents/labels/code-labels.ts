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
  const wanted = comparable(written)
  for (const [code, label] of Object.entries(labels)) {
    if ([code, label.zh, label.en, ...(label.written ?? [])].some((name) => comparable(name) === wanted)) return code
  }
  return null
}

function comparable(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim()
}
