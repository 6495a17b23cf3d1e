import type { FieldTable } from '@gezhi/records'
import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { closestNames } from '../diagnostics/closest-names.ts'
import type { TextRange } from '../tree.ts'
import { isOwnFieldName } from '../own-fields/own-fields.ts'
import { readRange } from './range-token.ts'
import type { Comparator, Token } from './token.ts'

const COMPARATORS: Readonly<Record<string, Comparator>> = {
  '=': '=',
  ':': '=',
  '==': '==',
  '>=': '>=',
  '<=': '<=',
  '≥': '>=',
  '≤': '<=',
  '>': '>',
  '<': '<',
}
const NAME = /([\p{L}_][\p{L}\p{N}_.-]*)(\s*)(==|>=|<=|[=:><≥≤])/uy
const NAMES = /\{([^{}]*)\}\s*(==|>=|<=|[=:><≥≤])/uy
const BRACKET_FOLLOWS = /\s*[([]/y
const RANGE_FOLLOWS = /\s*([[{])/y
const SEMANTIC = /^sem(?:antic)?$/i

/** Scans the prefix of a value: `TI=`, `{TI AB}:`, `ad>=`, `SEM=`, and a following range. */
export class FieldScanner {
  readonly #text: string
  readonly #half: string
  readonly #fields: FieldTable
  readonly #diagnostics: DiagnosticList

  constructor(text: string, half: string, fields: FieldTable, diagnostics: DiagnosticList) {
    this.#text = text
    this.#half = half
    this.#fields = fields
    this.#diagnostics = diagnostics
  }

  /** The field token that begins here, and the range after it; null if there is none. */
  at(start: number): readonly Token[] | null {
    const found = this.#half.charAt(start) === '{' ? this.#several(start) : this.#one(start)
    if (found === null || found.kind !== 'field') return found === null ? null : [found]
    this.#noteWideSign(found.end - 1)
    const range = found.comparator === '=' ? this.#range(found.end) : null
    return range === null ? [found] : [found, range]
  }

  #one(start: number): Token | null {
    NAME.lastIndex = start
    const match = NAME.exec(this.#half)
    if (match === null) return null
    const [whole, name = '', space, comparator = ''] = match
    const range = { start, end: start + whole.length }
    if (SEMANTIC.test(name) && (comparator === '=' || comparator === ':')) return { kind: 'semantic', ...range }
    const field = this.#fields.find(name)
    if (field !== undefined) return this.#field([field.name], comparator, range)
    if (space !== '') return null
    return this.#unknown(name, comparator, range)
  }

  #unknown(name: string, comparator: string, range: TextRange): Token | null {
    const nameRange = { start: range.start, end: range.start + name.length }
    BRACKET_FOLLOWS.lastIndex = range.end
    const isField = isOwnFieldName(name) || ((comparator === '=' || comparator === ':') && BRACKET_FOLLOWS.test(this.#half))
    if (!isField) {
      this.#diagnostics.add('name-read-as-text', nameRange, { name: this.#text.slice(nameRange.start, nameRange.end) })
      return null
    }
    this.#unknownField(name, nameRange)
    // Its text is no free text: nothing is found and highlighted by it.
    return this.#field(isOwnFieldName(name) ? [name] : [], comparator, range)
  }

  #unknownField(name: string, range: TextRange): void {
    if (this.#diagnostics.isFull('unknown-field')) return
    const closest = closestNames(
      name,
      this.#fields.list.flatMap((field) => [field.name, ...field.aliases]),
    )[0]
    const suggestion = closest === undefined ? '' : { zh: `，是否指 ${closest}？`, en: `; did you mean ${closest}?` }
    this.#diagnostics.add('unknown-field', range, { name, suggestion }, closest === undefined ? undefined : { range, text: closest })
  }

  #several(start: number): Token | null {
    NAMES.lastIndex = start
    const match = NAMES.exec(this.#half)
    if (match === null) return null
    const names: string[] = []
    for (const part of (match[1] as string).matchAll(/[^\s,;]+/g)) {
      const field = this.#fields.find(part[0])
      const partStart = start + 1 + part.index
      if (field === undefined) this.#unknownField(part[0], { start: partStart, end: partStart + part[0].length })
      else if (!names.includes(field.name)) names.push(field.name)
    }
    return this.#field(names, match[2] as string, { start, end: start + match[0].length })
  }

  #field(names: readonly string[], comparator: string, range: TextRange): Token {
    const written = this.#text.slice(range.start, range.end - comparator.length).trim()
    return { kind: 'field', names, comparator: COMPARATORS[comparator] as Comparator, written, ...range }
  }

  #range(at: number): Token | null {
    RANGE_FOLLOWS.lastIndex = at
    const match = RANGE_FOLLOWS.exec(this.#half)
    return match === null ? null : readRange(this.#half, at + match[0].length - 1, this.#diagnostics)
  }

  #noteWideSign(at: number): void {
    const [half, written] = [this.#half.charAt(at), this.#text.charAt(at)]
    if (half === written) return
    const range = { start: at, end: at + 1 }
    this.#diagnostics.add('chinese-punctuation', range, { text: written }, { range, text: half })
  }
}
