import type { Field } from './field.ts'

/** The fields by which one kind of record is searched, counted and sorted. */
export interface FieldTable<R = object> {
  /** In the order of forms and help pages. */
  readonly list: readonly Field<R>[]
  /** Field of text without a field. */
  readonly freeText: string
  /** Field for a search-box input of numbers only, one with `numbers`; absent if the kind has no recognisable numbers. */
  readonly anyNumber?: string
  /** Field suggested for names of organisations; absent if the kind has none. */
  readonly company?: string
  /** The field for a command, alias or Chinese label, in any letter case, full-width or not, with `_` and `-` equivalent. */
  find(name: string): Field<R> | undefined
  /** The field a facet of the API counts (`class_ipc.section`). */
  byFacet(facet: string): Field<R> | undefined
  /** The field an order of the API sorts by (`application_date`). */
  bySort(sort: string): Field<R> | undefined
}

/** A field table without what can be derived from its rows. */
export type FieldTableRows<R> = Pick<FieldTable<R>, 'list' | 'freeText' | 'anyNumber' | 'company'>

/** Chinese labels are names too (`申请人=…`), unless they contain more than a name. */
const NAME_IN_CHINESE = /^[\p{Script=Han}]+$/u

/** The field table over these rows. */
export function fieldTable<R>(rows: FieldTableRows<R>): FieldTable<R> {
  const { list } = rows
  const byName = new Map<string, Field<R>>()
  for (const field of list) for (const name of [field.name, ...field.aliases]) byName.set(comparable(name), field)
  for (const field of list) {
    const { zh } = field.label
    if (!byName.has(zh) && NAME_IN_CHINESE.test(zh)) byName.set(zh, field)
  }
  const byFacet = new Map<string, Field<R>>()
  for (const field of list) {
    if (field.facet !== undefined) for (const name of [field.facet, ...(field.facetAliases ?? [])]) byFacet.set(name, field)
  }
  const bySort = new Map(list.flatMap((field) => (field.sort === undefined ? [] : [[field.sort, field] as const])))
  return {
    ...rows,
    find: (name) => byName.get(comparable(name)),
    byFacet: (facet) => byFacet.get(facet),
    bySort: (sort) => bySort.get(sort),
  }
}

function comparable(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll('_', '-')
}
