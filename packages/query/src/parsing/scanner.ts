import type { FieldTable } from '@gezhi/records'
import type { DiagnosticList } from '../diagnostics/diagnostic-list.ts'
import { closingQuote } from './closing-quote.ts'
import { FieldScanner } from './field-scanner.ts'
import { toHalfWidth } from './half-width.ts'
import { readOperator } from './operator-words.ts'
import type { Token } from './token.ts'

/** `box`: the plain search box, in which lower-case and, or, not are words unless there is a field, bracket or quote. */
export type QueryMode = 'box' | 'command'

/** Splits a query into tokens; never throws. Errors are added to `diagnostics` and the most likely interpretation is used. */
export function scan(text: string, mode: QueryMode, fields: FieldTable, diagnostics: DiagnosticList): readonly Token[] {
  const scanner = new Scanner(text, fields, diagnostics)
  const tokens = scanner.scan()
  const plain = mode === 'box' && !tokens.some((token) => STRUCTURE.has(token.kind))
  return plain ? tokens.map((token) => withoutLowerCaseOperator(token, text)) : tokens
}

const STRUCTURE: ReadonlySet<Token['kind']> = new Set(['open', 'close', 'quote', 'field', 'semantic'])
const LATIN_OPERATORS: ReadonlySet<Token['kind']> = new Set(['and', 'or', 'xor', 'not'])

function withoutLowerCaseOperator(token: Token, text: string): Token {
  const written = text.slice(token.start, token.end)
  const isWord = LATIN_OPERATORS.has(token.kind) && /[a-z]/.test(written)
  return isWord ? { kind: 'word', text: written, literal: false, start: token.start, end: token.end } : token
}

/** Commas and semicolons separate words only next to a Chinese character: `7,654,321` and `1,2-diol` are words. */
const WORD = /(?:[^\s()",;]|(?<!\p{Script=Han})[,;](?!\p{Script=Han}))+/uy
const QUOTED = /"((?:[^"\\]|\\["\\]|\\)*)("?)/y
const COMMENT = /[^\n]*/y
const HISTORY = /^#(\d{1,6})$/
/** A title in braces; without the closing one it ends at a space, bracket or quote. */
const STRATEGY = /#\{([^{}\n\r]*)\}|#\{([^\s(){}"]*)/y

class Scanner {
  readonly #text: string
  readonly #half: string
  readonly #diagnostics: DiagnosticList
  readonly #fields: FieldScanner
  readonly #tokens: Token[] = []
  #at = 0

  constructor(text: string, fields: FieldTable, diagnostics: DiagnosticList) {
    this.#text = text
    this.#half = toHalfWidth(text)
    this.#diagnostics = diagnostics
    this.#fields = new FieldScanner(text, this.#half, fields, diagnostics)
  }

  scan(): Token[] {
    while (this.#at < this.#text.length) this.#next()
    return this.#tokens
  }

  #next(): void {
    const char = this.#half.charAt(this.#at)
    if (/\s/.test(char)) this.#at++
    else if (char === '#' && this.#startsComment()) this.#at = this.#match(COMMENT).end
    else if (char === '#' && this.#half.charAt(this.#at + 1) === '{') this.#strategy()
    else if (char === '(' || char === ')') this.#sign(char === '(' ? 'open' : 'close')
    else if (char === '"') this.#quote()
    else if (!this.#field()) this.#word()
  }

  /** `#` and white space, with nothing before it on its line. */
  #startsComment(): boolean {
    const after = this.#half.charAt(this.#at + 1)
    if (after !== '' && !/\s/.test(after)) return false
    const end = this.#tokens.at(-1)?.end ?? 0
    return end === 0 || this.#half.slice(end, this.#at).includes('\n')
  }

  #match(pattern: RegExp): { end: number; groups: RegExpExecArray } {
    pattern.lastIndex = this.#at
    const groups = pattern.exec(this.#half) as RegExpExecArray
    return { end: this.#at + groups[0].length, groups }
  }

  #sign(kind: 'open' | 'close'): void {
    this.#noteWideSign(this.#at)
    this.#tokens.push({ kind, start: this.#at, end: ++this.#at })
  }

  #quote(): void {
    const { end, groups } = this.#match(QUOTED)
    const closed = groups[2] !== ''
    this.#noteWideSign(this.#at)
    const range = { start: this.#at, end: this.#at + 1 }
    const atEnd = { start: this.#text.length, end: this.#text.length }
    if (!closed) this.#diagnostics.add('unclosed-quote', range, {}, { range: atEnd, text: closingQuote(this.#text) })
    const text = this.#text.slice(this.#at + 1, closed ? end - 1 : end)
    this.#tokens.push({ kind: 'quote', text: text.replace(/\\(["\\“”„‟＂])/g, '$1'), start: this.#at, end })
    this.#at = end
  }

  #strategy(): void {
    const { end, groups } = this.#match(STRATEGY)
    const range = { start: this.#at, end }
    const closed = groups[1] !== undefined
    const title = this.#text.slice(this.#at + 2, closed ? end - 1 : end).trim()
    if (title === '') this.#diagnostics.add('strategy-without-title', range)
    else if (!closed) this.#diagnostics.add('unclosed-strategy', range, { title }, { range: { start: end, end }, text: '}' })
    this.#tokens.push({ kind: 'strategy', title, ...range })
    this.#at = end
  }

  #field(): boolean {
    const found = this.#fields.at(this.#at)
    if (found === null) return false
    this.#tokens.push(...found)
    this.#at = (found.at(-1) as Token).end
    return true
  }

  #word(): void {
    WORD.lastIndex = this.#at
    const length = WORD.exec(this.#half)?.[0].length ?? 0
    const start = this.#at
    this.#at += Math.max(length, 1)
    if (length > 0) this.#tokens.push(this.#wordToken(start, this.#at))
  }

  #wordToken(start: number, end: number): Token {
    const range = { start, end }
    const half = this.#half.slice(start, end)
    const literal = half.startsWith('\\') && half.length > 1
    if (literal) return { kind: 'word', text: this.#text.slice(start + 1, end), literal, ...range }
    const line = HISTORY.exec(half)?.[1]
    if (line !== undefined) return { kind: 'history', line: Number(line), ...range }
    return readOperator(half, range, this.#diagnostics) ?? { kind: 'word', text: this.#text.slice(start, end), literal, ...range }
  }

  #noteWideSign(at: number): void {
    const half = this.#half.charAt(at)
    const written = this.#text.charAt(at)
    if (half === written) return
    const range = { start: at, end: at + 1 }
    this.#diagnostics.add('chinese-punctuation', range, { text: written }, { range, text: half })
  }
}
