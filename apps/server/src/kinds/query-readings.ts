import type { ClassSchemes } from '@gezhi/classification'
import type { Language, QueryReading } from '@gezhi/contract'
import { printQuery, type QueryNode } from '@gezhi/query'
import { classAtLevel, readClassSymbol, type ClassLevel, type ClassScheme, type Field } from '@gezhi/records'
import type { Filter, SearchEngine } from '@gezhi/search'
import { classNode } from '../classification/class-node.ts'

interface Parts {
  readonly engine: Pick<SearchEngine, 'kind' | 'count'>
  readonly schemes: Pick<ClassSchemes, 'find'>
}

interface Options {
  /** Filters of the request and those of the access rule. */
  readonly filters: readonly Filter[]
  /** Counts groups of this grouping. */
  readonly collapse?: string
  readonly language: Language
  readonly signal: AbortSignal
}

/** With at most this many text hits, any reading as a name or class with more hits is suggested. */
const FEW = 20
/** Otherwise a reading is suggested if it has this many times as many hits. */
const MANY_TIMES = 10
const LONGEST = 60

/**
 * Readings of a query of plain words as a name or class, most hits first, if it has few hits as text and many as such: 中山大学 as an
 * applicant, H01M4/38 as a class. Empty for queries with fields or operators.
 */
export async function queryReadings(parts: Parts, queryStr: string, tree: QueryNode, options: Options): Promise<QueryReading[]> {
  const text = queryStr.trim().replace(/^["“”]|["“”]$/g, '')
  if (!isPlain(tree) || text.length > LONGEST || /[()=:*?#"]/.test(text)) return []
  const candidates = [...nameReadings(parts, text, options), ...classReadings(parts, text, options)]
  if (candidates.length === 0) return []
  const { language: _, ...selection } = options
  const count = async (query: QueryNode) => (await parts.engine.count({ ...selection, query })).total
  const [asText, ...totals] = await Promise.all([count(tree), ...candidates.map(({ query }) => count(query))])
  return candidates
    .map(({ query, ...reading }, index) => ({ ...reading, queryStr: printQuery(query), total: totals[index]! }))
    .filter(({ total }) => total > asText && (asText < FEW || total >= asText * MANY_TIMES))
    .toSorted((a, b) => b.total - a.total)
}

/** Words and phrases combined by AND. */
function isPlain(tree: QueryNode): boolean {
  return tree.kind === 'word' || tree.kind === 'phrase' || (tree.kind === 'and' && tree.operands.every(isPlain))
}

type Candidate = Omit<QueryReading, 'total' | 'queryStr'> & { readonly query: QueryNode }

function nameReadings({ engine: { kind } }: Parts, text: string, { language }: Options): Candidate[] {
  if (!/\p{L}{2}/u.test(text)) return []
  return kind.suggestFields.flatMap((name): Candidate[] => {
    const field = kind.fields.find(name)
    return field === undefined
      ? []
      : [{ field: field.name, label: field.label[language], value: text, title: null, query: inField(field, { kind: 'phrase', text }) }]
  })
}

/** The first scheme that contains the class; null for an unknown symbol. */
function classReadings({ engine: { kind }, schemes }: Parts, text: string, { language }: Options): Candidate[] {
  for (const field of kind.fields.list) {
    if (field.scheme === undefined || field.searchedAs !== undefined || field.values === undefined) continue
    const read = /\d/.test(text) ? readClassSymbol(text, field.scheme) : null
    if (read === null || !/[A-Z]/i.test(text)) continue
    const title = classTitle(schemes, field.scheme, read.symbol, language)
    const query = inField(field, { kind: 'word', text: read.symbol })
    return [{ field: field.name, label: field.label[language], value: read.symbol, title, query }]
  }
  return []
}

const UPWARDS: readonly ClassLevel[] = ['subgroup', 'group', 'subclass', 'class', 'section']

/** The title of a class, after those of the groups above it, or that of its nearest ancestor with a title. */
function classTitle(schemes: Parts['schemes'], scheme: ClassScheme, symbol: string, language: Language): string | null {
  for (const level of UPWARDS) {
    const above = classAtLevel(symbol, scheme, level)
    const node = above === null ? null : schemes.find(scheme, above)
    if (node === null) continue
    const { name, code, path } = classNode(node, language)
    if (name === '') continue
    if (code !== symbol) return `${code} ${name}`
    // 'of alloys' is a title only after 'Electrodes'.
    const groups = path.filter((step) => step.level === 'group' || step.level === 'subgroup').map((step) => step.name)
    return [...groups, name].filter(Boolean).join(' › ')
  }
  return null
}

function inField({ name }: Field, operand: QueryNode): QueryNode {
  return { kind: 'field', fields: [name], operand }
}
