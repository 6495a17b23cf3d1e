import { splitLiterals } from './split-literals.ts'

/** An object of a PDF file: its value up to the keyword `stream` or `endobj` as Latin-1 text, and what follows for streams. */
export interface PdfObject {
  readonly head: string
  /** From the keyword `stream` to the end of `endstream`. */
  readonly stream: Buffer | null
}

/** A reference in the text of an object, outside of strings. */
const REFERENCE = /\b(\d+) 0 R\b/g

/**
 * A PDF file as typst writes it: objects that stand by themselves, with one table of their positions. Other files are rejected with an
 * error.
 */
export class PdfFile {
  readonly #bytes: Buffer
  readonly #offsets: readonly number[]
  readonly #ends: ReadonlyMap<number, number>
  /** Numbers of the catalog and of the document's properties. */
  readonly root: number
  readonly info: number | null

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - 64)))?.[1])
    const table = Number.isNaN(tableAt) ? '' : bytes.toString('latin1', tableAt)
    const [, count = '0'] = /^xref\s+0 (\d+)\s/.exec(table) ?? []
    this.#offsets = [...table.matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, offset]) => Number(offset))
    this.root = Number(/\/Root (\d+) 0 R/.exec(table)?.[1])
    this.info = Number(/\/Info (\d+) 0 R/.exec(table)?.[1] ?? Number.NaN) || null
    if (this.#offsets.length !== Number(count) || Number.isNaN(this.root)) throw new Error('Not a PDF file with a plain table of objects')
    const sorted = [...this.#offsets, tableAt].toSorted((a, b) => a - b)
    this.#ends = new Map(sorted.map((offset, index) => [offset, sorted[index + 1] ?? bytes.length]))
  }

  /** How many numbers objects have, with the unused number 0. */
  get size(): number {
    return this.#offsets.length
  }

  /** The object with a number from 1. */
  object(number: number): PdfObject {
    const start = this.#offsets[number]!
    const end = this.#ends.get(start)!
    // Most values are short; tables of widths are not.
    for (let length = 4096; ; length *= 4) {
      const text = this.#bytes.toString('latin1', start, Math.min(start + length, end))
      const headEnd = endOfValue(text)
      if (headEnd !== null) return this.#split(text, start, end, headEnd)
      if (start + length >= end) throw new Error(`Object ${number} of a PDF file has no end`)
    }
  }

  #split(text: string, start: number, end: number, headEnd: number): PdfObject {
    const head = text.slice(text.indexOf('obj') + 3, headEnd).trim()
    if (!text.startsWith('stream', headEnd)) return { head, stream: null }
    const stream = this.#bytes.subarray(start + headEnd, end)
    return { head, stream: stream.subarray(0, stream.lastIndexOf('endstream') + 'endstream'.length) }
  }
}

/** Where the keyword after a value begins; null if the text ends before. */
function endOfValue(text: string): number | null {
  let at = 0
  for (const { text: part, isLiteral } of splitLiterals(text)) {
    const keyword = isLiteral ? -1 : part.search(/\b(?:stream|endobj)\b/)
    if (keyword >= 0) return at + keyword
    at += part.length
  }
  return null
}

/** The text of an object with other numbers of the objects it refers to. */
export function renumber(head: string, numberOf: (old: number) => number): string {
  return splitLiterals(head)
    .map(({ text, isLiteral }) => (isLiteral ? text : text.replace(REFERENCE, (_whole, old: string) => `${numberOf(Number(old))} 0 R`)))
    .join('')
}

/** Numbers of the objects that an entry of a dictionary refers to: `/Key 1 0 R`. */
export function referenceOf(head: string, key: string): number | null {
  return Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? Number.NaN) || null
}
