import type { ProjectTask } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useCause } from '../../components/failure/use-cause.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Projects on a page of the list. */
export const PAGE_SIZE = 100

/** Which projects are listed; all by default. */
export type ProjectType = 'all' | 'mine' | 'shared' | 'collected'

/** A page of the user's projects, from 1, by name. */
export function useProjects(type: ProjectType, pageNo = 1) {
  const request = { pageNo, pageSize: PAGE_SIZE, ...(type !== 'all' && { type }) }
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjects', request), staleTime: 0 })
}

/** The user's groups, in their order. */
export function useProjectGroups() {
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjectGroups', {}), staleTime: 0 })
}

/** One project as its user sees it; not requested without an id. */
export function useProject(id: string) {
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'getProject', { id }), enabled: id !== '', staleTime: 0 })
}

/** All folders of a project in the order of the tree. */
export function useProjectFiles(projectId: string) {
  return useQuery({ ...callQuery(useLanguage(), 'projects', 'listProjectFiles', { projectId }), enabled: projectId !== '', staleTime: 0 })
}

/** Whether a task waits or runs. */
export function isRunning({ state }: Pick<ProjectTask, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}

/** The tasks of a project, every second while one is unfinished. */
export function useProjectTasks(projectId: string) {
  return useQuery({
    ...callQuery(useLanguage(), 'projects', 'listProjectTasks', { projectId }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) === true ? 1000 : false),
  })
}

/** Reloads everything about projects after a change, and the list of a folder. */
export function useInvalidateProjects(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([['projects'], ['search', 'searchWithinFile']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  }
}

/** Runs a change, shows its result, or why it failed, as a notice, and reloads what is shown; whether it succeeded. */
export function useRunner(): (change: () => Promise<string | null>) => Promise<boolean> {
  const again = useInvalidateProjects()
  const causeOf = useCause()
  return async (change) => {
    try {
      const text = await change()
      if (text !== null) showNotice(text)
      return true
    } catch (error) {
      showNotice(causeOf(error))
      return false
    } finally {
      await again()
    }
  }
}
