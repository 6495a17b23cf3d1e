import type { SearchRequest } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** All that is in the collection: how much, of how many offices and technologies, and the newest publication. */
const EVERYTHING: SearchRequest = {
  filter: { queryStr: 'country=*' },
  groupList: [
    { field: 'country', count: 1000 },
    { field: 'class_ipc.subclass', count: 1000 },
  ],
  sortList: [{ sortField: 'publication_date', sortOrder: 'DESC' }],
  size: 1,
}

export interface CorpusFigures {
  readonly publications: number
  readonly offices: number
  readonly subclasses: number
  /** yyyyMMdd, null when no record has a date. */
  readonly newest: string | null
}

/** What the collection holds, counted by the engine itself. */
export function useCorpusFigures() {
  return useQuery({
    ...callQuery(useLanguage(), 'search', 'searchPatents', EVERYTHING),
    select: ({ total, groupList, list }): CorpusFigures => {
      const values = (field: string) => groupList.find((group) => group.field === field)?.list.length ?? 0
      return {
        publications: total,
        offices: values('country'),
        subclasses: values('class_ipc.subclass'),
        newest: list[0]?.publication_date ?? null,
      }
    },
  })
}
