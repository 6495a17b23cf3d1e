import type { Field } from '@gezhi/records'
import { printQuery } from '../printer.ts'
import { combine, fieldItem, frequencyItem, negation, optionalItem, proximityItem } from './combine.ts'
import { NOTHING, type Item } from './item.ts'
import { reportMixedOperators } from './mixed-operators.ts'
import { operatorName } from './operator-name.ts'
import type { ParserInput } from './parser-input.ts'
import type { Token } from './token.ts'

type TokenOf<Kind extends Token['kind']> = Extract<Token, { kind: Kind }>
type FieldToken = TokenOf<'field'>
export type Modifier = FieldToken | TokenOf<'frequency'>

/** The content of one pair of brackets, or of the top level: the operands so far, grouped by pending operators. */
export class Frame {
  readonly #input: ParserInput
  /** The opening bracket; null for the whole query. */
  readonly opening: Token | null
  /** Fields and frequencies that apply to all of it. */
  readonly modifiers: readonly Modifier[]
  readonly #fieldToken: FieldToken | undefined
  #pending: Modifier[] = []
  #left: Item | null = null
  #proximity: { token: TokenOf<'proximity'>; negated: boolean } | null = null
  #nots: Token[] = []
  #ands: Item[] = []
  #xors: Item[] = []
  #ors: Item[] = []
  #lastOperator: Token | null = null
  #required: Item | null = null
  #taken = 0

  constructor(input: ParserInput, opening: Token | null, modifiers: readonly Modifier[], outer?: Frame) {
    this.#input = input
    this.opening = opening
    this.modifiers = modifiers
    this.#fieldToken = modifiers.findLast((modifier) => modifier.kind === 'field') ?? outer?.fieldToken()
  }

  get isEmpty(): boolean {
    return this.#taken === 0
  }

  /** The field that applies to the next operand, if any. */
  fieldToken(): FieldToken | undefined {
    return this.#pending.findLast((modifier) => modifier.kind === 'field') ?? this.#fieldToken
  }

  /** The field whose value a word would be here; undefined for free text and for several fields at once. */
  valueField(): Field | undefined {
    const names = this.fieldToken()?.names
    return names?.length === 1 ? this.#input.fields.find(names[0] as string) : undefined
  }

  /** Whether the next word is searched for in text rather than compared with values. */
  searchesText(): boolean {
    const type = this.valueField()?.type
    return (this.fieldToken()?.comparator ?? '=') === '=' && (type === undefined || type === 'text' || type === 'party')
  }

  /** Opens brackets to which the pending modifiers apply. */
  inner(opening: Token): Frame {
    this.#taken++
    const inner = new Frame(this.#input, opening, this.#pending, this)
    this.#pending = []
    return inner
  }

  modifier(token: Modifier): void {
    this.#taken++
    this.#pending.push(token)
  }

  operand(bare: Item, modifiers: readonly Modifier[] = this.#pending): void {
    this.#taken++
    let item = bare
    for (const modifier of modifiers.toReversed()) item = this.#modified(item, modifier)
    if (modifiers === this.#pending) this.#pending = []
    if (this.#proximity !== null && this.#left !== null) {
      this.#left = proximityItem(this.#left, this.#proximity, item)
      this.#proximity = null
    } else {
      if (this.#left !== null) this.#besideAnother(this.#left, item)
      this.#left = item
    }
    this.#lastOperator = null
  }

  #modified(item: Item, modifier: Modifier): Item {
    return modifier.kind === 'field'
      ? fieldItem(item, modifier, this.#input.diagnostics)
      : frequencyItem(item, modifier, this.#input.diagnostics)
  }

  /** Two adjacent operands: AND. */
  #besideAnother(left: Item, item: Item): void {
    if (left.fieldWord === true && item.plainWord === true) this.#noteOneWord(left, item)
    this.#endOperand(null)
  }

  #noteOneWord(left: Item, item: Item): void {
    if (left.node?.kind !== 'field' || this.#input.diagnostics.isFull('field-takes-one-word')) return
    const name = left.node.fields.join(' ')
    const first = printQuery(left.node.operand)
    const words = `${first} ${this.#input.text.slice(item.start, item.end)}`
    const range = { start: left.start, end: item.end }
    const writing = left.node.fields.length === 1 ? name : `{${name}}`
    this.#input.diagnostics.add('field-takes-one-word', range, { field: name, first }, { range, text: `${writing}=(${words})` })
  }

  boolean(token: TokenOf<'and' | 'or' | 'xor'>): void {
    this.#endOperand(token)
    if (token.kind !== 'and') this.#endAnds()
    if (token.kind === 'or') this.#endXors()
    this.#lastOperator = token
  }

  not(token: Token): void {
    this.#taken++
    if (this.#pending.length > 0 || this.#proximity !== null || this.#left !== null) this.#endOperand(null)
    this.#nots.push(token)
  }

  proximity(token: TokenOf<'proximity'>, negated: boolean): void {
    this.#taken++
    this.#reportPending()
    if (this.#left === null) return this.#input.diagnostics.add('operator-without-left', token, { operator: operatorName(token) })
    if (this.#proximity !== null) this.#missingRight(this.#proximity.token)
    this.#proximity = { token, negated }
  }

  option(token: Token): void {
    if (this.opening !== null || this.#required !== null) {
      this.#input.diagnostics.add('optional-not-at-top', token)
      return this.#endOperand(token)
    }
    this.#required = this.#finish(token, token.start)
    this.#lastOperator = token
  }

  /** Everything between the brackets as one item. */
  finishAll(end: number): Item {
    const item = this.#finish(null, end)
    return this.#required === null ? item : optionalItem(this.#required, item)
  }

  #finish(token: Token | null, end: number): Item {
    this.#endOperand(token)
    this.#endAnds()
    this.#endXors()
    if (this.#ors.length > 1) reportMixedOperators('or', this.#ors, this.#input.diagnostics)
    const item = combine('or', this.#ors, nothingAt(end))
    this.#ors = []
    return item
  }

  #reportPending(): void {
    const modifier = this.#pending.at(-1)
    if (modifier === undefined) return
    if (modifier.kind === 'field') this.#input.diagnostics.add('field-without-value', modifier, { field: modifier.written })
    else this.#input.diagnostics.add('frequency-needs-term', modifier, { count: modifier.count })
    const { start, end } = modifier
    this.#pending = []
    this.operand({ ...NOTHING, start, end })
  }

  #missingRight(token: Token): void {
    this.#input.diagnostics.add('operator-without-right', token, { operator: operatorName(token) })
  }

  /** The operand before `operator` (null: before another operand or the end) is complete. */
  #endOperand(operator: Token | null): void {
    this.#reportPending()
    if (this.#proximity !== null) this.#missingRight(this.#proximity.token)
    this.#proximity = null
    const waiting = this.#nots.at(-1) ?? this.#lastOperator
    if (this.#left !== null) this.#ands.push(negation(this.#left, this.#nots))
    else if (waiting !== null) this.#missingRight(waiting)
    else if (operator !== null) this.#input.diagnostics.add('operator-without-left', operator, { operator: operatorName(operator) })
    if (operator !== null) this.#taken++
    this.#nots = []
    this.#left = null
    this.#lastOperator = null
  }

  #endAnds(): void {
    if (this.#ands.length > 0) this.#xors.push(combine('and', this.#ands, nothingAt(0)))
    this.#ands = []
  }

  #endXors(): void {
    if (this.#xors.length > 1) reportMixedOperators('xor', this.#xors, this.#input.diagnostics)
    if (this.#xors.length > 0) this.#ors.push(combine('xor', this.#xors, nothingAt(0)))
    this.#xors = []
  }
}

function nothingAt(offset: number): Item {
  return { ...NOTHING, start: offset, end: offset }
}
