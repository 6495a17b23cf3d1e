import type { PatentMark } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { callQuery } from '../../api/call-query.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'

/** What a user has marked a record with. */
export interface RecordMark {
  readonly isRead: boolean
  /** Number of its colour, from 1; null without a tag. */
  readonly tag: number | null
}

/** The marks of records by number. */
export type RecordMarks = ReadonlyMap<string, RecordMark>

const NONE: RecordMarks = new Map()
const UNMARKED: RecordMark = { isRead: false, tag: null }

/** The user's marks of at most 100 records by their numbers; empty for visitors, for kinds without marks, and until they are loaded. */
export function useRecordMarks({ marked }: Pick<SearchableKind, 'marked'>, numbers: readonly string[]): RecordMarks {
  const user = useSessionUser()
  const pnList = [...numbers]
  const enabled = user !== null && marked === true && pnList.length > 0
  // A record opened from the list is read on the way back.
  const { data } = useQuery({ ...callQuery(useLanguage(), 'library', 'listMarks', { pnList }), enabled, staleTime: 0 })
  return useMemo(() => (enabled && data !== undefined ? new Map(data.map(markOf)) : NONE), [enabled, data])
}

/** Reloads marks after a change. */
export function useInvalidateMarks(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['library', 'listMarks'] })
}

/** The marks of the records of a list. */
export const RecordMarksContext = createContext<RecordMarks>(NONE)

/** The mark of a record of the list. */
export function useRecordMark(number: string): RecordMark {
  return use(RecordMarksContext).get(number) ?? UNMARKED
}

function markOf({ pn, readFlag, tagList }: PatentMark): [string, RecordMark] {
  return [pn, { isRead: readFlag === 1, tag: tagList[0] ?? null }]
}
