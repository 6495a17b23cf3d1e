import {
  analyzeText,
  passes,
  tokenTests,
  wildcardTest,
  type AnalyzedText,
  type SearchCondition,
  type TextMatch,
  type ValueTest,
} from '@gezhi/query'
import type { RecordKind } from '@gezhi/records'

/** What of a kind of record decides conditions. */
type TestedKind<R extends object> = Pick<RecordKind<R>, 'fields'> & {
  readonly textColumns: readonly Pick<RecordKind<R>['textColumns'][number], 'name' | 'texts'>[]
}

/**
 * Tests records one by one against a condition, following the definition of the language: the reference implementation that engines are
 * compared with, and the evaluation of conditions on what is not in an index. Word forms are not considered.
 */
export class Oracle<R extends object> {
  readonly #kind: TestedKind<R>
  readonly #records: readonly R[]
  readonly #analyzed = new Map<R, Map<string, AnalyzedText[]>>()

  constructor(kind: TestedKind<R>, records: readonly R[]) {
    this.#kind = kind
    this.#records = records
  }

  hits(condition: SearchCondition): R[] {
    return this.#records.filter((record) => this.meets(record, condition))
  }

  meets(record: R, condition: SearchCondition): boolean {
    switch (condition.kind) {
      case 'all':
        return true
      case 'none':
      case 'semantic':
      case 'records':
        return false
      case 'and':
        return condition.operands.every((operand) => this.meets(record, operand))
      case 'or':
        return condition.operands.some((operand) => this.meets(record, operand))
      case 'xor':
        return condition.operands.filter((operand) => this.meets(record, operand)).length % 2 === 1
      case 'not':
        return !this.meets(record, condition.operand)
      case 'optional':
        return this.meets(record, condition.required)
      case 'value':
        return (this.#kind.fields.find(condition.field)?.values?.(record) ?? []).some((value) => passesValue(condition.test, value))
      case 'text':
        return meetsText(
          condition.columns.flatMap((column) => this.#values(record, column)),
          condition.match,
        )
    }
  }

  #values(record: R, column: string): AnalyzedText[] {
    const known = this.#analyzed.get(record) ?? new Map<string, AnalyzedText[]>()
    this.#analyzed.set(record, known)
    const values = known.get(column) ?? this.#texts(record, column).map(analyzeText)
    known.set(column, values)
    return values
  }

  #texts(record: R, name: string): readonly string[] {
    return this.#kind.textColumns.find((column) => column.name === name)?.texts(record) ?? []
  }
}

function meetsText(values: readonly AnalyzedText[], match: TextMatch): boolean {
  if (match.kind === 'any') return match.options.some((option) => meetsText(values, option))
  if (match.kind !== 'frequency') return values.some((value) => occurrences(value, match).length > 0)
  return values.reduce((sum, value) => sum + mostApart(occurrences(value, match.operand)), 0) >= match.count
}

type Span = readonly [start: number, end: number]

function occurrences(value: AnalyzedText, match: TextMatch): Span[] {
  switch (match.kind) {
    case 'words':
    case 'sequence': {
      const { tests, positions } = tokenTests(match)
      if (tests.length === 0) return []
      const starts = [...value.tokens.keys()].filter((at) =>
        tests.every((test, i) => at + i < value.tokens.length && passes(test, value.tokens[at + i]!)),
      )
      return starts.map((start) => [start, start + positions])
    }
    case 'any':
      return match.options.flatMap((option) => occurrences(value, option))
    case 'proximity': {
      const left = occurrences(value, match.left)
      return occurrences(value, match.right).filter((right) => left.some((span) => areNear(value, match, span, right)))
    }
    case 'frequency':
      return []
  }
}

function areNear(value: AnalyzedText, { operator, distance }: Extract<TextMatch, { kind: 'proximity' }>, left: Span, right: Span): boolean {
  const leftFirst = left[1] <= right[0]
  if (!leftFirst && right[1] > left[0]) return false
  const gap = leftFirst ? right[0] - left[1] : left[0] - right[1]
  switch (operator) {
    case 'near':
      return gap <= distance!
    case 'adj':
      return leftFirst && gap <= distance!
    case 'sen':
      return new Set([left, right].flatMap(([start, end]) => [partOf(value.sentences, start), partOf(value.sentences, end - 1)])).size === 1
    case 'para':
      return (
        new Set([left, right].flatMap(([start, end]) => [partOf(value.paragraphs, start), partOf(value.paragraphs, end - 1)])).size === 1
      )
  }
}

function partOf(starts: readonly number[], position: number): number {
  return starts.filter((start) => start <= position).length
}

/** The maximum number without overlap: greedily the one that ends first. */
function mostApart(spans: readonly Span[]): number {
  const next = spans.toSorted((a, b) => a[1] - b[1])[0]
  return next === undefined ? 0 : 1 + mostApart(spans.filter(([start]) => start >= next[1]))
}

function passesValue(test: ValueTest, value: string | number): boolean {
  switch (test.op) {
    case 'equals':
      return value === test.value
    case 'prefix':
      return String(value).startsWith(test.prefix)
    case 'pattern':
      return wildcardTest(test.pattern, { ignoreCase: true }).test(String(value))
    case 'range': {
      const above = test.from === null ? 1 : compare(value, test.from)
      const below = test.to === null ? -1 : compare(value, test.to)
      return (above > 0 || (above === 0 && test.fromInclusive)) && (below < 0 || (below === 0 && test.toInclusive))
    }
  }
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)))
}
