import type { Client, Monitor } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** Monitors, runs and records on a page. */
export const PAGE_SIZE = 20

/** ms between requests while a run is waiting or in progress. */
const WHILE_RUNNING = 1000

/** Which monitors are listed. */
export type MonitorFilter = Omit<NonNullable<Parameters<Client['monitors']['listMonitors']>[0]>, 'pageNo' | 'pageSize'>

/** A page of the user's monitors, from 1, newest first; repeated while one of them runs. */
export function useMonitors(filter: MonitorFilter, pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'monitors', 'listMonitors', { ...filter, pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(({ running }) => running) ? WHILE_RUNNING : false),
  })
}

/** One monitor; repeated while it runs. */
export function useMonitor(id: string) {
  return useQuery({
    ...callQuery(useLanguage(), 'monitors', 'findMonitor', { id }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.running ? WHILE_RUNNING : false),
  })
}

/** A page of the runs of a monitor, newest first; requested again when it has run, and while an alert is sent. */
export function useMonitorRuns({ id, lastTime, lastSendTime }: Pick<Monitor, 'id' | 'lastTime' | 'lastSendTime'>, pageNo: number) {
  const query = callQuery(useLanguage(), 'monitors', 'listMonitorRuns', { id, pageNo, pageSize: PAGE_SIZE })
  return useQuery({
    ...query,
    queryKey: [...query.queryKey, lastTime, lastSendTime],
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.list.some(({ sending }) => sending) ? WHILE_RUNNING : false),
  })
}

/** A page of the records that a run reported. */
export function useMonitorHits(runId: string, pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'monitors', 'listMonitorHits', { runId, pageNo, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  })
}

/** Reloads monitors after a change. */
export function useInvalidateMonitors(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['monitors'] })
}
