import { analyzeText } from '../analyzer/analyze-text.ts'
import { frozen, frozenTree } from '../query-nodes.ts'
import type { QueryNode, RangeNode } from '../tree.ts'
import { QUERY_LIMITS } from '../limits.ts'
import { Frame } from './frame.ts'
import { closingQuote } from './closing-quote.ts'
import { itemOf, NOTHING } from './item.ts'
import { dateRangeEnd } from './date-range.ts'
import { joinedValue } from './joined-value.ts'
import type { ParserInput } from './parser-input.ts'
import type { Token } from './token.ts'

/** Builds the tree from tokens; never throws, continues after every error. Null if nothing is left to search for. */
export function parse(input: ParserInput): QueryNode | null {
  return new Parser(input).parse()
}

/** Closes a range, half-width or full-width. */
const RANGE_END = /[\]}］｝]$/u

type TokenOf<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>

/** Brackets are pushed on an explicit stack, so their depth is limited only by the input's length. */
class Parser {
  readonly #input: ParserInput
  readonly #frames: Frame[]
  #index = 0

  constructor(input: ParserInput) {
    this.#input = input
    this.#frames = [new Frame(input, null, [])]
  }

  parse(): QueryNode | null {
    const { tokens, diagnostics, text } = this.#input
    while (this.#index < tokens.length) this.#take(tokens[this.#index++] as Token)
    const fix = { range: { start: text.length, end: text.length }, text: `${this.#endOfText()})` }
    while (this.#frames.length > 1) {
      const { opening } = this.#frame
      if (opening !== null) diagnostics.add('unclosed-bracket', opening, {}, fix)
      this.#close(text.length)
    }
    const whole = this.#frame.finishAll(text.length)
    if (whole.depth <= QUERY_LIMITS.nesting) return whole.node && frozenTree(whole.node)
    diagnostics.add('nesting-too-deep', whole, { limit: QUERY_LIMITS.nesting })
    return null
  }

  /** End of a range, quote or comment that would otherwise swallow a bracket at the end. */
  #endOfText(): string {
    const { text, tokens } = this.#input
    const last = tokens.at(-1)
    if (last?.kind === 'range' && last.end === text.length && !RANGE_END.test(text)) return last.fromInclusive ? ']' : '}'
    if (this.#input.diagnostics.has('unclosed-quote')) return closingQuote(this.#input.text)
    const lastLine = this.#input.text.slice(this.#input.text.lastIndexOf('\n') + 1)
    return /^\s*[#＃](?:\s|$)/.test(lastLine) ? '\n' : ''
  }

  get #frame(): Frame {
    return this.#frames.at(-1) as Frame
  }

  #take(token: Token): void {
    switch (token.kind) {
      case 'open':
        return void this.#frames.push(this.#frame.inner(token))
      case 'close':
        return this.#frames.length > 1 ? this.#close(token.end) : this.#unexpectedClose(token)
      case 'and':
      case 'or':
      case 'xor':
        return this.#frame.boolean(token)
      case 'not':
        return this.#not(token)
      case 'proximity':
        return this.#frame.proximity(token, false)
      case 'optional':
        return this.#frame.option(token)
      case 'field':
      case 'frequency':
        return this.#frame.modifier(token)
      case 'word':
        return this.#word(token)
      case 'quote':
        return this.#quote(token)
      case 'range':
        return this.#range(token)
      case 'semantic':
        return this.#semantic(token)
      case 'history':
        return this.#frame.operand(itemOf(frozen({ kind: 'history', line: token.line, range: rangeOf(token) }), token))
      case 'strategy':
        return this.#strategy(token)
    }
  }

  #close(end: number): void {
    const frame = this.#frames.pop() as Frame
    const inner = frame.finishAll(end)
    const start = frame.opening?.start ?? 0
    const empty = inner.node === null && frame.isEmpty
    const range = { start, end }
    if (empty) this.#input.diagnostics.add('empty-brackets', range, {}, { range, text: '' })
    this.#frame.operand({ ...inner, start, end, bracketed: true }, frame.modifiers)
  }

  #unexpectedClose(token: Token): void {
    const range = rangeOf(token)
    this.#input.diagnostics.add('unexpected-close', range, {}, { range, text: '' })
  }

  #not(token: Token): void {
    const next = this.#input.tokens[this.#index]
    if (next?.kind !== 'proximity') return this.#frame.not(token)
    this.#index++
    this.#frame.proximity({ ...next, start: token.start }, true)
  }

  #word(token: TokenOf<'word'>): void {
    const field = this.#frame.valueField()
    const last = dateRangeEnd(token.text, this.#input.tokens.slice(this.#index, this.#index + 2), field)
    if (last !== null) {
      this.#index += 2
      const bounds = { from: token.text, to: last.text, fromInclusive: true, toInclusive: true }
      return this.#range({ kind: 'range', ...bounds, start: token.start, end: last.end })
    }
    const { text, end, count } = joinedValue(token, this.#input.tokens.slice(this.#index, this.#index + 4), field)
    this.#index += count
    const range = { start: token.start, end }
    const isPattern = !token.literal && /[*?#]/.test(text)
    if (isPattern && this.#frame.searchesText() && !/[\p{L}\p{N}]/u.test(text)) {
      this.#input.diagnostics.add('wildcard-too-broad', range, { text })
      return this.#frame.operand({ ...NOTHING, ...range })
    }
    if (!isPattern && this.#frame.searchesText() && this.#isEmpty(text, range)) return this.#frame.operand({ ...NOTHING, ...range })
    this.#frame.operand(itemOf(frozen({ kind: isPattern ? 'pattern' : 'word', text, range }), range, { plainWord: true }))
  }

  #quote(token: TokenOf<'quote'>): void {
    const range = rangeOf(token)
    if (this.#frame.searchesText() && this.#isEmpty(token.text, range)) return this.#frame.operand({ ...NOTHING, ...range })
    this.#frame.operand(itemOf(frozen({ kind: 'phrase', text: token.text, range }), range))
  }

  #isEmpty(text: string, range: { start: number; end: number }): boolean {
    const empty = analyzeText(text).tokens.length === 0
    if (empty) this.#input.diagnostics.add('nothing-to-search', range, { text: text === '' ? '""' : text })
    return empty
  }

  /** Without a title, which is reported, there is nothing to search for. */
  #strategy({ title, ...token }: TokenOf<'strategy'>): void {
    const range = rangeOf(token)
    this.#frame.operand(title === '' ? { ...NOTHING, ...range } : itemOf(frozen({ kind: 'strategy', title, range }), range))
  }

  #range(token: TokenOf<'range'>): void {
    const { from, to, fromInclusive, toInclusive } = token
    const node: RangeNode = { kind: 'range', from, to, fromInclusive, toInclusive, range: rangeOf(token) }
    this.#frame.operand(itemOf(frozen(node), token))
  }

  /** `SEM=("…")`, also without brackets or with a bare number. */
  #semantic(token: Token): void {
    const { tokens } = this.#input
    const bracket = tokens[this.#index]?.kind === 'open' ? 1 : 0
    const content = tokens[this.#index + bracket]
    const closed = bracket === 0 || tokens[this.#index + 2]?.kind === 'close'
    const hasText = content !== undefined && (content.kind === 'quote' || content.kind === 'word') && closed
    const text = hasText ? content.text.trim() : ''
    const end = hasText ? (tokens[this.#index + 2 * bracket] as Token).end : token.end
    const range = { start: token.start, end }
    if (hasText) this.#index += 1 + 2 * bracket
    if (text === '') {
      this.#input.diagnostics.add('meaning-without-text', range)
      return this.#frame.operand({ ...NOTHING, ...range })
    }
    this.#frame.operand(itemOf(frozen({ kind: 'semantic', text, range }), range))
  }
}

function rangeOf({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end }
}
