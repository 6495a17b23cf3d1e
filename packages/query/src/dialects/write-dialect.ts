import { readCode, type DialectTable, type FieldTable } from '@gezhi/records'
import { printQuery } from '../printer.ts'
import type { FieldNode, ProximityNode, QueryNode } from '../tree.ts'
import { daysOfDate } from './dialect-dates.ts'
import { hasOwnValues, nameInDialect, tableOfDialect, valueInDialect, type DialectFields } from './dialect-fields.ts'
import { DIALECT_STYLES } from './dialect-styles.ts'
import { quotedInDialect, type Bounds, type DialectStyle, type Written } from './dialect-style.ts'
import { loss, type Dialect, type Loss, type LossCode } from './dialect.ts'

/** Our query in the notation of another system. */
export interface DialectWriting {
  /** Empty if nothing of the query can be expressed. */
  readonly text: string
  /** All inexact translations, in the order of the query. */
  readonly losses: readonly Loss[]
}

/**
 * Translates a query over fields of a kind of record for another system; `losses` lists what cannot be expressed and was left out. Pure.
 */
export function writeDialect(tree: QueryNode, dialect: Dialect, kind: DialectFields): DialectWriting {
  const writer = new DialectWriter(dialect, kind)
  return { text: writer.write(tree) ?? '', losses: writer.losses }
}

class DialectWriter {
  readonly losses: Loss[] = []
  readonly #dialect: Dialect
  readonly #style: DialectStyle
  readonly #fields: FieldTable
  readonly #table: DialectTable

  constructor(dialect: Dialect, kind: DialectFields) {
    this.#dialect = dialect
    this.#fields = kind.fields
    this.#table = tableOfDialect(kind, dialect)
    this.#style = DIALECT_STYLES[dialect]
  }

  /** The node in the dialect, null if it cannot be expressed. */
  write(node: QueryNode): string | null {
    switch (node.kind) {
      case 'word':
        return this.#style.word(node.text)
      case 'phrase':
        return quotedInDialect(node.text)
      case 'pattern':
        return this.#nearest(node, this.#style.pattern(node.text))
      case 'and':
      case 'or':
        return this.#joined(node.operands, node.kind)
      case 'xor':
        return this.#xor(node.operands)
      case 'not':
        return this.#around(node, (operand) => `NOT ${operand}`)
      case 'field':
        return this.#field(node)
      case 'range':
      case 'exact':
        return this.#lost('not-in-dialect', node)
      case 'proximity':
        return this.#proximity(node)
      case 'frequency':
        return this.#frequency(node)
      case 'optional':
        return this.#optional(node)
      case 'semantic':
        return this.#style.semantic?.(quotedInDialect(node.text)) ?? this.#lost('not-in-dialect', node)
      case 'history':
        return this.#style.history?.(node.line) ?? this.#lost('not-in-dialect', node)
      case 'strategy':
      case 'records':
        return this.#lost('not-in-dialect', node)
    }
  }

  #joined(operands: readonly QueryNode[], kind: 'and' | 'or' | 'xor'): string | null {
    if (kind === 'and') return this.#every(operands)
    const sides = operands.map((each) => this.#inside(each)).filter((side) => side !== null)
    return sides.length === 0 ? null : sides.join(` ${kind.toUpperCase()} `)
  }

  /** `a AND b NOT c`, exclusions last: NOT is binary everywhere. */
  #every(operands: readonly QueryNode[]): string | null {
    const positive = operands.filter(({ kind }) => kind !== 'not').map((each) => this.#inside(each))
    const excluded = operands.filter(({ kind }) => kind === 'not').map((each) => this.write(each))
    const written = [positive.filter((side) => side !== null).join(' AND '), ...excluded].filter((side) => side !== null && side !== '')
    return written.length === 0 ? null : written.join(' ')
  }

  /** An operand, in brackets if it has operands itself: precedence differs between dialects. */
  #inside(node: QueryNode): string | null {
    const text = this.write(node)
    return text !== null && COMPOUND.has(node.kind) && / /.test(text) ? `(${text})` : text
  }

  #around(node: Extract<QueryNode, { kind: 'not' }>, wrap: (operand: string) => string): string | null {
    const operand = this.#inside(node.operand)
    return operand === null ? null : wrap(operand)
  }

  /** Without XOR: either, but not both. More than two operands would be too long. */
  #xor(operands: readonly QueryNode[]): string | null {
    if (this.#style.xor) return this.#joined(operands, 'xor')
    const [left, right, ...more] = operands
    if (left === undefined || right === undefined || more.length > 0) return this.#lost('not-in-dialect', { kind: 'xor', operands })
    const both: readonly QueryNode[] = [left, right]
    return this.write({
      kind: 'and',
      operands: [
        { kind: 'or', operands: both },
        { kind: 'not', operand: { kind: 'and', operands: both } },
      ],
    })
  }

  #proximity(node: ProximityNode): string | null {
    const sides = [this.#inside(node.left), this.#inside(node.right)].filter((side) => side !== null)
    if (sides.length < 2) return sides[0] ?? null
    const operator = this.#style.proximity(node)
    if (operator !== null) return sides.join(` ${operator.text} `)
    const slop = this.#dialect === 'lens' ? slopOf(node) : null
    if (slop !== null) return slop
    if (node.negated) return this.#lost('not-in-dialect', node)
    const text = sides.join(' AND ')
    return this.#nearest(node, { text, near: text })
  }

  #frequency(node: Extract<QueryNode, { kind: 'frequency' }>): string | null {
    const term = this.write(node.operand)
    if (term === null) return null
    return this.#style.frequency?.(quotedInDialect(node.operand.text), node.count) ?? this.#nearest(node, { text: term, near: term })
  }

  #optional(node: Extract<QueryNode, { kind: 'optional' }>): string | null {
    const required = this.#inside(node.required)
    if (!this.#style.optional || required === null) return this.#lost('not-in-dialect', node.optional, required)
    const optional = this.write(node.optional)
    return optional === null ? required : `${required} OPT (${optional})`
  }

  #field(node: FieldNode): string | null {
    const names = node.fields.map((field) => nameInDialect(this.#table, field))
    if (names.some((name) => name === undefined)) return this.#lost('not-in-dialect', node)
    const { fields } = this.#style
    const [field, ...others] = node.fields
    if (others.length === 0) return this.#oneField(field as string, names[0] as string, node.operand)
    const body = fields === null ? null : this.write(node.operand)
    if (fields !== null && body !== null) return fields(names as string[], bodyOf(body, node.operand))
    return this.#joined(
      node.fields.map((each): FieldNode => ({ kind: 'field', fields: [each], operand: node.operand })),
      'or',
    )
  }

  #oneField(field: string, name: string, operand: QueryNode): string | null {
    const type = this.#fields.find(field)?.type
    if (operand.kind === 'range') return this.#style.range(name, this.#bounds(operand, type === 'date'))
    if (type === 'text' || type === 'party' || type === undefined) return this.#textField(field, name, operand)
    if (operand.kind === 'and' || operand.kind === 'or' || operand.kind === 'not') return this.#eachValue(field, name, operand)
    return this.#value(field, name, operand, type)
  }

  #textField(field: string, name: string, operand: QueryNode): string | null {
    if (operand.kind === 'exact') {
      const exact = this.#style.exact?.(name, quotedInDialect(operand.value))
      if (exact !== undefined) return exact
      this.losses.push(loss('text-as-exact', this.#dialect, printQuery({ kind: 'field', fields: [field], operand })))
      return this.#style.field(name, quotedInDialect(operand.value))
    }
    const body = this.write(operand)
    return body === null ? null : this.#style.field(name, bodyOf(body, operand))
  }

  /** `ipc=(A OR B)`: each value with the field, because dialects write classes and dates of one field differently. */
  #eachValue(field: string, name: string, operand: Extract<QueryNode, { kind: 'and' | 'or' | 'not' }>): string | null {
    if (operand.kind === 'not') {
      const inner = this.#oneField(field, name, operand.operand)
      return inner === null ? null : `NOT ${/ /.test(inner) ? `(${inner})` : inner}`
    }
    const operator = ` ${operand.kind.toUpperCase()} `
    const words = operand.operands.filter((each) => each.kind === 'word')
    const type = this.#fields.find(field)?.type
    if (words.length === operand.operands.length && (type === 'code' || type === 'number')) {
      const values = words.map(({ text }) => (type === 'code' ? this.#code(field, text) : this.#style.word(text)))
      return this.#style.field(name, `(${values.join(operator)})`)
    }
    const sides = operand.operands.map((each) => this.#oneField(field, name, each)).filter((side) => side !== null)
    return sides.length === 0 ? null : `(${sides.join(operator)})`
  }

  #value(field: string, name: string, operand: QueryNode, type: string): string | null {
    if (operand.kind === 'pattern') return this.#style.field(name, this.#nearest(operand, this.#style.pattern(operand.text)))
    const text = operand.kind === 'exact' ? operand.value : operand.kind === 'word' || operand.kind === 'phrase' ? operand.text : null
    if (text === null) return this.#lost('not-in-dialect', { kind: 'field', fields: [field], operand })
    if (type === 'class')
      return this.#nearest({ kind: 'field', fields: [field], operand }, this.#style.symbol(name, text, operand.kind !== 'exact'))
    if (type === 'date') return this.#date(name, text)
    if (type === 'code') return this.#style.field(name, this.#code(field, text))
    return this.#style.field(name, this.#style.word(text))
  }

  #date(name: string, text: string): string {
    const days = this.#style.wholeDays ? daysOfDate(text) : null
    if (days !== null && days[0] !== days[1]) {
      return this.#style.range(name, { from: days[0], to: days[1], fromInclusive: true, toInclusive: true })
    }
    return this.#dialect === 'uspto' ? `@${name}=${text}` : this.#style.field(name, this.#style.date(text))
  }

  #code(field: string, text: string): string {
    const labels = this.#fields.find(field)?.labels
    const label = labels?.[readCode(labels, text) ?? '']?.zh ?? text
    const theirs = valueInDialect(this.#table, field, label)
    if (theirs === undefined && hasOwnValues(this.#table, field)) this.losses.push(loss('unknown-value', this.#dialect, `${field}=${text}`))
    return this.#style.word(theirs ?? text)
  }

  #bounds({ from, to, ...ends }: Bounds, isDate: boolean): Bounds {
    const written = (text: string | null, end: 0 | 1) => {
      if (text === null || !isDate) return text
      return this.#style.date((this.#style.wholeDays ? daysOfDate(text)?.[end] : undefined) ?? text.replaceAll('-', ''))
    }
    return { ...ends, from: written(from, 0), to: written(to, 1) }
  }

  #nearest(node: QueryNode, { text, near }: Written): string {
    if (near !== undefined) this.losses.push(loss('nearest-in-dialect', this.#dialect, printQuery(node), { theirs: near }))
    return text
  }

  #lost(code: LossCode, node: QueryNode, instead: string | null = null): string | null {
    this.losses.push(loss(code, this.#dialect, printQuery(node)))
    return instead
  }
}

const COMPOUND: ReadonlySet<QueryNode['kind']> = new Set(['and', 'or', 'xor', 'not', 'proximity', 'optional'])

/** The operand of a field, in brackets if it is more than one term. */
function bodyOf(body: string, operand: QueryNode): string {
  return COMPOUND.has(operand.kind) || operand.kind === 'frequency' ? `(${body})` : body
}

/** `"a b"~5` for two plain words. */
function slopOf({ left, right, operator, distance, negated }: ProximityNode): string | null {
  if (negated || operator !== 'near' || left.kind !== 'word' || right.kind !== 'word') return null
  return `"${left.text} ${right.text}"~${distance ?? 0}`
}
