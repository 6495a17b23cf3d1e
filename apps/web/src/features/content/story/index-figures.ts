import type { Facet, SearchAnswer, SearchRequest } from '@gezhi/contract/client'

/** The groups that are counted, by what the pages call them. */
const GROUPS = {
  years: 'publication_year',
  places: 'country',
  fields: 'class_ipc.section',
  types: 'patent_type',
  states: 'legal_status',
} as const

export type FigureGroup = keyof typeof GROUPS

/** All documents, counted by year, country, section, type and legal status. */
export const FIGURES_REQUEST: SearchRequest = {
  filter: { queryStr: 'country=*' },
  groupList: Object.values(GROUPS).map((field) => ({ field, count: 300 })),
  sortList: [{ sortField: 'publication_date', sortOrder: 'DESC' }],
  size: 1,
}

/** One line of a count. */
export interface Figure {
  readonly value: string
  readonly name: string
  readonly count: number
}

/** The index in figures. */
export interface IndexFigures {
  readonly documents: number
  /** Most first; years by their number, empty ones between them included. */
  readonly groups: Readonly<Record<FigureGroup, readonly Figure[]>>
  /** yyyyMMdd of the last publication, null without one. */
  readonly newest: string | null
  /** Documents that are not counted because of the caller's rights. */
  readonly hidden: number
  /** Whether a count ran out of time. */
  readonly partial: boolean
}

/** Reads the figures from the search response. */
export function indexFigures({ total, groupList, list, hidden }: SearchAnswer): IndexFigures {
  const group = (field: string): readonly Figure[] => groupList.find((one: Facet) => one.field === field)?.list ?? []
  return {
    documents: total,
    groups: {
      years: everyYear(group(GROUPS.years)),
      places: group(GROUPS.places),
      fields: group(GROUPS.fields),
      types: group(GROUPS.types),
      states: group(GROUPS.states),
    },
    newest: list[0]?.publication_date ?? null,
    hidden: hidden?.total ?? 0,
    partial: groupList.some(({ timedOut }) => timedOut),
  }
}

/** Years in order; years without publications between the first and the last count 0. */
function everyYear(figures: readonly Figure[]): Figure[] {
  const counts = new Map(figures.filter(({ value }) => /^\d{4}$/.test(value)).map(({ value, count }) => [Number(value), count]))
  if (counts.size === 0) return []
  const first = Math.min(...counts.keys())
  return Array.from({ length: Math.max(...counts.keys()) - first + 1 }, (_, index) => {
    const year = String(first + index)
    return { value: year, name: year, count: counts.get(first + index) ?? 0 }
  })
}

/** The line with the highest count; undefined of none. */
export function largest(figures: readonly Figure[]): Figure | undefined {
  return figures.reduce<Figure | undefined>((top, one) => (top === undefined || one.count > top.count ? one : top), undefined)
}

/** All counts of some lines. */
export function sumOf(figures: readonly Figure[]): number {
  return figures.reduce((sum, { count }) => sum + count, 0)
}
