import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { Nicks } from './printed-value.ts'

/** Patents on a page. */
export const PAGE_SIZE = 20

/** Projects that are offered. */
const MAX_PROJECTS = 100

/** The projects of the user, own and shared ones. */
export function useProjects() {
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjects', { pageSize: MAX_PROJECTS }), staleTime: 0 })
}

/** The indexes of a project in the order of their tree; not requested without an id. */
export function useProjectIndexes(projectId: string) {
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjectIndexes', { projectId }), enabled: projectId !== '', staleTime: 0 })
}

/** The users of a project. */
export function useProjectUsers(id: string) {
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjectUsers', { id }), staleTime: 0 })
}

/** The names of the users of a project. */
export function useNicks(projectId: string): Nicks {
  const { data = [] } = useProjectUsers(projectId)
  return new Map(data.map(({ userId, nick }) => [userId, nick]))
}

/** What is listed of an index. */
export interface RowFilter {
  readonly projectId: string
  readonly indexId: string
  /** Id of a field; empty for all patents. */
  readonly fieldId: string
  readonly value: string | number | undefined
}

/** A page of the patents with values, from 1. */
export function useIndexRows({ projectId, indexId, fieldId, value }: RowFilter, page: number) {
  const filter = fieldId === '' ? {} : { fieldId, ...(value !== undefined && { value }) }
  const request = { projectId, indexId, ...filter, from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'queryIndex', request), placeholderData: keepPreviousData, staleTime: 0 })
}

/** Reloads everything about projects after a change, and lists that count values. */
export function useInvalidateIndexes(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([['projects'], ['search']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}
