import type { QueryNode, TextRange } from '../tree.ts'
import { fieldOfDialect, tableOfDialect, type DialectFields } from './dialect-fields.ts'
import { DIALECT_GRAMMARS } from './dialect-grammars.ts'
import { leafNode, rangeNode, type LeafPlace } from './dialect-leaves.ts'
import type { DialectGrammar, DialectToken, Relation } from './dialect-token.ts'
import { loss, type Dialect, type Loss, type LossCode } from './dialect.ts'
import { scanDialect } from './scan-dialect.ts'

type TokenOf<Kind extends DialectToken['kind']> = Extract<DialectToken, { kind: Kind }>
type Binary = 'and' | 'or' | 'xor'
/** Our fields with the name as written, null for the full text. */
type Scope = { readonly fields: readonly string[]; readonly written: string } | null

/** In ascending precedence. */
const LEVELS: readonly Binary[] = ['or', 'xor', 'and']
const DEEPEST = 60

/** Converts the tokens of a dialect to our tree; missing operands are left out. Single use. */
export class DialectParser {
  readonly #text: string
  readonly #kind: DialectFields
  readonly #dialect: Dialect
  readonly #grammar: DialectGrammar
  readonly #tokens: readonly DialectToken[]
  readonly #losses: Loss[] = []
  readonly #reported = new Set<LossCode>()
  #at = 0
  #depth = 0

  constructor(text: string, dialect: Dialect, kind: DialectFields) {
    this.#text = text
    this.#kind = kind
    this.#dialect = dialect
    this.#grammar = DIALECT_GRAMMARS[dialect]
    this.#tokens = withFieldsInFront(scanDialect(text, this.#grammar))
  }

  parse(): { node: QueryNode | null; losses: Loss[] } {
    const parts: QueryNode[] = []
    while (this.#at < this.#tokens.length) {
      const node = this.#expression(null)
      if (node !== null) parts.push(node)
      // Only a closing bracket without an opening one ends an expression early.
      const token = this.#tokens[this.#at]
      if (token === undefined) break
      this.#lose('unreadable', token)
      this.#at++
    }
    return { node: joined('and', parts), losses: this.#losses }
  }

  #expression(scope: Scope): QueryNode | null {
    if (this.#peek('optional')) return null
    const required = this.#grammar.leftToRight ? this.#leftToRight(scope) : this.#level(0, scope)
    if (!this.#take('optional')) return required
    const optional = this.#expression(scope)
    return required === null || optional === null ? (required ?? optional) : { kind: 'optional', required, optional }
  }

  #level(level: number, scope: Scope): QueryNode | null {
    const operator = LEVELS[level]
    if (operator === undefined) return this.#negated(scope)
    const sides = [this.#level(level + 1, scope)]
    while (this.#continues(operator)) sides.push(this.#level(level + 1, scope))
    return joined(operator, sides)
  }

  #leftToRight(scope: Scope): QueryNode | null {
    let left = this.#negated(scope)
    for (;;) {
      const operator = LEVELS.find((each) => this.#continues(each))
      if (operator === undefined) return left
      left = joined(operator, [left, this.#negated(scope)])
    }
  }

  /** Whether another operand follows; a space is AND, and so is NOT between two operands. */
  #continues(operator: Binary): boolean {
    if (this.#take(operator)) return true
    const token = this.#tokens[this.#at]
    if (operator !== 'and' || token === undefined || ENDS.has(token.kind)) return false
    if (token.kind !== 'not' && token.kind !== 'lost' && this.#grammar.spaceIsSetByUser) this.#warnOnce('default-operator', token, {})
    return true
  }

  #negated(scope: Scope): QueryNode | null {
    let nots = 0
    while (this.#take('not')) nots++
    const operand = this.#proximity(scope)
    return operand === null || nots % 2 === 0 ? operand : { kind: 'not', operand }
  }

  #proximity(scope: Scope): QueryNode | null {
    let left = this.#term(scope)
    for (let token = this.#take('proximity'); token !== null; token = this.#take('proximity')) {
      if (token.near !== undefined) this.#lose('nearest-operator', token, { ours: token.near })
      left = nearby(left, token, this.#term(scope))
    }
    return left
  }

  #term(scope: Scope): QueryNode | null {
    const node = this.#primary(scope)
    const times = this.#take('times')
    if (times === null || node === null) return node
    if (node.kind === 'word' || node.kind === 'phrase') return { kind: 'frequency', count: Math.max(times.count, 1), operand: node }
    this.#lose('unreadable', times)
    return node
  }

  #primary(scope: Scope): QueryNode | null {
    const token = this.#tokens[this.#at]
    if (token === undefined || token.kind === 'close' || OPERATORS.has(token.kind)) return null
    this.#at++
    switch (token.kind) {
      case 'open':
        return this.#brackets(scope)
      case 'field':
        return this.#field(token)
      case 'word':
      case 'quote':
        return this.#leaf(token, scope)
      case 'slop':
        return slopNode(token)
      case 'range':
        return rangeNode(token, scope?.fields[0], this.#kind.fields)
      case 'history':
        return { kind: 'history', line: token.line }
      default:
        this.#lose(token.kind === 'lost' ? token.code : 'unreadable', token)
        return this.#primary(scope)
    }
  }

  #brackets(scope: Scope): QueryNode | null {
    this.#depth++
    const node = this.#depth > DEEPEST ? null : this.#expression(scope)
    this.#depth--
    this.#take('close')
    return node
  }

  #leaf(token: TokenOf<'word' | 'quote'>, scope: Scope): QueryNode {
    if (scope === null) this.#warnFreeText(token)
    return leafNode(token, this.#place(scope))
  }

  #place(scope: Scope): LeafPlace {
    return { kind: this.#kind, dialect: this.#dialect, field: scope?.fields[0], written: scope?.written ?? '', losses: this.#losses }
  }

  #field(token: TokenOf<'field'>): QueryNode | null {
    const written = token.names.join(' ')
    if (this.#dialect === 'incopat' && /^(?:R|RAD|RPD)$/i.test(written)) return this.#semantic(token)
    const scope = { fields: this.#fieldsOf(token), written }
    const operand = this.#value(token.relation, scope)
    if (operand === null) return null
    if (scope.fields.length === 0) return operand.kind === 'range' ? null : operand
    return fieldNode(scope.fields, operand)
  }

  #fieldsOf(token: TokenOf<'field' | 'suffix'>): string[] {
    const fields: string[] = []
    const table = tableOfDialect(this.#kind, this.#dialect)
    for (const name of token.names) {
      const found = fieldOfDialect(table, name)
      if (found === undefined) this.#lose('unknown-field', token, {}, name)
      else if (!fields.includes(found.field)) fields.push(found.field)
      if (found?.near === true) this.#lose('nearest-field', token, { ours: found.field }, name)
    }
    return fields
  }

  #value(relation: Relation, scope: Scope & object): QueryNode | null {
    const token = this.#tokens[this.#at]
    if (token?.kind === 'quote' && (relation === 'any' || relation === 'all' || relation === 'within')) {
      this.#at++
      return relation === 'within' ? betweenDates(token, scope, this.#kind) : this.#eachOf(token, relation === 'any' ? 'or' : 'and', scope)
    }
    const node = this.#term(scope)
    if (node === null || relation === '=' || relation === 'any' || relation === 'all' || relation === 'within') return node
    const text = 'text' in node ? node.text : node.kind === 'exact' ? node.value : null
    if (text === null) return node
    if (relation === '==') return { kind: 'exact', value: text }
    const upward = relation.startsWith('>')
    const inclusive = relation.endsWith('=')
    const bounds = upward ? { from: text, to: null } : { from: null, to: text }
    return rangeNode(
      { ...bounds, fromInclusive: !upward || inclusive, toInclusive: upward || inclusive },
      scope.fields[0],
      this.#kind.fields,
    )
  }

  #eachOf({ text, ...token }: TokenOf<'quote' | 'word'>, operator: Binary, scope: Scope): QueryNode | null {
    const words = text.split(/[\s,]+/).filter(Boolean)
    return joined(
      operator,
      words.map((word) => leafNode({ ...token, kind: 'word', text: word }, this.#place(scope))),
    )
  }

  #semantic(token: TokenOf<'field'>): QueryNode | null {
    if (token.names[0]?.toUpperCase() !== 'R') this.#lose('cut-off-date', token)
    const node = this.#primary(null)
    return node !== null && 'text' in node ? { kind: 'semantic', text: node.text } : null
  }

  #warnFreeText(token: DialectToken): void {
    const theirs = this.#grammar.freeText
    if (theirs !== undefined) this.#warnOnce('default-field', token, theirs)
  }

  #warnOnce(code: 'default-field' | 'default-operator', token: DialectToken, theirs: { zh?: string; en?: string }): void {
    if (this.#reported.has(code)) return
    this.#reported.add(code)
    const zh = loss(code, this.#dialect, this.#written(token), { theirs: theirs.zh ?? '', ours: '全文' }, placeOf(token))
    const en = loss(code, this.#dialect, this.#written(token), { theirs: theirs.en ?? '', ours: 'the full text' })
    this.#losses.push({ ...zh, message: { zh: zh.message.zh, en: en.message.en } })
  }

  #lose(code: LossCode, token: DialectToken, values: Readonly<Record<string, string>> = {}, written = this.#written(token)): void {
    this.#losses.push(loss(code, this.#dialect, written, values, placeOf(token)))
  }

  #written({ start, end }: TextRange): string {
    return this.#text.slice(start, end).trim()
  }

  #peek(kind: DialectToken['kind']): boolean {
    return this.#tokens[this.#at]?.kind === kind
  }

  #take<Kind extends DialectToken['kind']>(kind: Kind): TokenOf<Kind> | null {
    const token = this.#tokens[this.#at]
    if (token?.kind !== kind) return null
    this.#at++
    return token as TokenOf<Kind>
  }
}

const OPERATORS: ReadonlySet<DialectToken['kind']> = new Set(['and', 'or', 'xor', 'not', 'optional', 'proximity', 'times', 'suffix'])
const ENDS: ReadonlySet<DialectToken['kind']> = new Set(['close', 'and', 'or', 'xor', 'optional'])

const placeOf = ({ start, end }: TextRange): TextRange => ({ start, end })

/** One operator over the operands that exist. */
function joined(kind: Binary, sides: readonly (QueryNode | null)[]): QueryNode | null {
  const operands = sides.filter((side) => side !== null).flatMap((side) => (side.kind === kind ? side.operands : [side]))
  return operands.length > 1 ? { kind, operands } : (operands[0] ?? null)
}

/** If both operands have the same field, it is moved above the operator: `ti=a prox ti=b`. */
function nearby(left: QueryNode | null, { operator, distance, negated }: TokenOf<'proximity'>, right: QueryNode | null): QueryNode | null {
  if (left === null || right === null) return left ?? right
  if (left.kind === 'field' && right.kind === 'field' && left.fields.join() === right.fields.join()) {
    const operand: QueryNode = { kind: 'proximity', operator, distance, negated, left: left.operand, right: right.operand }
    return { ...left, operand }
  }
  return { kind: 'proximity', operator, distance, negated, left, right }
}

function slopNode({ text, distance }: TokenOf<'slop'>): QueryNode | null {
  const words = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word): QueryNode => ({ kind: 'word', text: word }))
  return words.reduce<QueryNode | null>(
    (left, right) => (left === null ? right : { kind: 'proximity', operator: 'near', distance, negated: false, left, right }),
    null,
  )
}

function betweenDates({ text }: TokenOf<'quote'>, scope: Scope & object, { fields }: DialectFields): QueryNode | null {
  const [from = null, to = from] = text.split(/[\s,]+/).filter(Boolean)
  return from === null ? null : rangeNode({ from, to, fromInclusive: true, toInclusive: true }, scope.fields[0], fields)
}

/** `==` and ranges are directly under their field; OR of several of them becomes an OR of fields. */
function fieldNode(fields: readonly string[], operand: QueryNode): QueryNode {
  if (operand.kind === 'field') return operand
  if ((operand.kind === 'or' || operand.kind === 'and') && operand.operands.some(({ kind }) => kind === 'exact' || kind === 'range')) {
    return { ...operand, operands: operand.operands.map((each) => fieldNode(fields, each)) }
  }
  if (operand.kind === 'not' && (operand.operand.kind === 'exact' || operand.operand.kind === 'range')) {
    return { kind: 'not', operand: fieldNode(fields, operand.operand) }
  }
  return { kind: 'field', fields, operand }
}

/** A field after its term or bracket is moved before it. */
function withFieldsInFront(tokens: readonly DialectToken[]): readonly DialectToken[] {
  const out: DialectToken[] = []
  for (const token of tokens) {
    if (token.kind !== 'suffix' || out.length === 0) out.push(token)
    else out.splice(startOfLast(out), 0, { kind: 'field', names: token.names, relation: '=', start: token.start, end: token.end })
  }
  return out
}

/** Start of the last term or bracket. */
function startOfLast(tokens: readonly DialectToken[]): number {
  let open = 0
  for (let at = tokens.length - 1; at >= 0; at--) {
    if (tokens[at]?.kind === 'close') open++
    if (tokens[at]?.kind === 'open') open--
    if (open <= 0) return at
  }
  return 0
}
