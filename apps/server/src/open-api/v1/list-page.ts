import type { Language, ListAnswer, ListRow } from '@gezhi/contract'
import type { Cursors } from './cursor.ts'

/** A page of a list as operations request it. */
export interface PageRequest {
  readonly q: string
  readonly size: number
  readonly from?: number
  readonly cursor?: string | undefined
  readonly sort?: string | undefined
  readonly fields?: string | undefined
  readonly collapse?: string | undefined
}

/** The criteria of the list, to which its cursors belong. */
const criteriaOf = ({ q, sort, collapse }: PageRequest) => [q, sort ?? '', collapse ?? '']

/** The page as calls request lists. */
export function listRequest(request: PageRequest, cursors: Cursors, language: Language) {
  const { q, size, from = 0, cursor, sort } = request
  return {
    filter: { queryStr: q, mode: 'command' as const },
    sortList: (sort?.split(',') ?? []).map((written) => {
      const [sortField = '', order] = written.split(':')
      return { sortField, sortOrder: order === 'asc' ? ('ASC' as const) : ('DESC' as const) }
    }),
    groupList: [],
    from: cursor === undefined ? from : Number(cursors.positionOf(cursor, criteriaOf(request), language)),
    size,
    snippets: 0,
    drawings: 0,
    ...(request.collapse !== undefined && { collapse: request.collapse as 'application' | 'family' }),
  }
}

/** The answer of a list as operations give it. */
export function listPage<Row extends ListRow>(
  { total, totalRelation, list }: Pick<ListAnswer<Row>, 'total' | 'totalRelation' | 'list'>,
  request: PageRequest,
  from: number,
  cursors: Cursors,
) {
  const end = from + list.length
  const isLast = list.length < request.size || (totalRelation === 'eq' && end >= total)
  return {
    total,
    totalRelation,
    list: list.map((row) => withFields(row, request.fields)),
    nextCursor: isLast ? null : cursors.at(String(end), criteriaOf(request)),
  }
}

/** The requested properties of a row; all without a choice. Properties of lists of pages are left out. */
export function withFields<Row extends object>(row: Row, fields: string | undefined): Omit<Row, PageProperty> {
  const names = fields?.split(',')
  const isSent = (name: string) => !PAGE_PROPERTIES.has(name) && (names === undefined || names.includes(name))
  return Object.fromEntries(Object.entries(row).filter(([name]) => isSent(name))) as Omit<Row, PageProperty>
}

type PageProperty = 'group_size' | 'snippets'

const PAGE_PROPERTIES: ReadonlySet<string> = new Set<PageProperty>(['group_size', 'snippets'])
