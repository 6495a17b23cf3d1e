import type { ClassSchemes } from '@gezhi/classification'
import type { QueryNode } from '@gezhi/query'
import { readClassSymbol, type ClassLevel } from '@gezhi/records'
import type { Filter, SearchEngine } from '@gezhi/search'

export type BrowsedScheme = 'ipc' | 'cpc' | 'locarno'

export interface ClassCounts {
  readonly list: { code: string; count: number }[]
  readonly timedOut: boolean
}

/** Field of each scheme, and the fields whose values are its levels, from the top. */
const FIELDS: Readonly<Record<BrowsedScheme, { readonly field: string; readonly levels: Partial<Record<ClassLevel, string>> }>> = {
  ipc: { field: 'ipc', levels: levelsOf('ipc') },
  cpc: { field: 'cpc', levels: levelsOf('cpc') },
  locarno: { field: 'loc', levels: { class: 'loc-class', subclass: 'loc-subclass' } },
}

/** More than the children of any class. */
const MAX_CLASSES = 1000

/**
 * Number of patents in each child of `code`, descendants included. Down to main groups values are counted at once; the children of a
 * subgroup are known only to the scheme, so each of them is counted separately.
 */
export async function countClasses(
  engine: SearchEngine,
  schemes: Pick<ClassSchemes, 'children'>,
  { scheme, code, filters, signal }: { scheme: BrowsedScheme; code?: string; filters: readonly Filter[]; signal: AbortSignal },
): Promise<ClassCounts> {
  const { field, levels } = FIELDS[scheme]
  const level = code === undefined ? null : levelOf(code, scheme)
  if (code !== undefined && level === null) return { list: [], timedOut: false }
  const within = code === undefined ? null : under(field, code)
  const known = code !== undefined && (level === 'group' || level === 'subgroup') ? schemes.children(scheme, code) : []
  if (known.length > 0) {
    const counts = known.map(async ({ symbol }) => (await engine.count({ query: under(field, symbol), filters, signal })).total)
    const totals = await Promise.all(counts)
    const list = known.map(({ symbol }, index) => ({ code: symbol, count: totals[index] ?? 0 }))
    return { list: list.filter(({ count }) => count > 0), timedOut: false }
  }
  const names = Object.keys(levels) as ClassLevel[]
  const next = names[level === null ? 0 : names.indexOf(level) + 1]
  const facet = next && levels[next]
  if (facet === undefined) return { list: [], timedOut: false }
  const [counted] = await engine.facets({ query: within, filters, facets: [{ field: facet, count: MAX_CLASSES }], signal })
  const values = (counted?.list ?? []).filter(({ value }) => code === undefined || isBelow(value, code))
  const sorted = values.toSorted((a, b) => (a.value < b.value ? -1 : 1))
  return { list: sorted.map(({ value, count }) => ({ code: value, count })), timedOut: counted?.timedOut ?? true }
}

/** A main group may be written as the subgroup /00. */
function levelOf(code: string, scheme: BrowsedScheme): ClassLevel | null {
  const level = readClassSymbol(code, scheme)?.level ?? null
  return level === 'subgroup' && /\/0+$/.test(code) ? 'group' : level
}

function levelsOf(field: string): Partial<Record<ClassLevel, string>> {
  const levels = ['section', 'class', 'subclass', 'group', 'subgroup'] as const
  return Object.fromEntries(levels.map((level) => [level, `${field}-${level}`]))
}

/** A class with its descendants; a main group is written without /00, which includes its subgroups. */
function under(field: string, code: string): QueryNode {
  return { kind: 'field', fields: [field], operand: { kind: 'word', text: code.replace(/\/0+$/, '') } }
}

/** A patent has classes elsewhere too. */
function isBelow(value: string, code: string): boolean {
  const stem = code.replace(/\/0+$/, '/')
  return value !== code && value.startsWith(stem)
}
