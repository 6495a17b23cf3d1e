import type { IpcLevel } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** What is analysed: a list by its call and request. */
export interface AnalysedList {
  readonly call: string
  readonly request: unknown
}

/** A chart as it was chosen. */
export interface ChosenChart {
  readonly type: string
  readonly level: IpcLevel | null
  readonly applicants: readonly string[]
  /** Applicant groups stand for their applicants. */
  readonly byGroup?: boolean
}

/** The request for a chart of a list. */
export function chartRequest({ call, request }: AnalysedList, { type, level, applicants, byGroup = false }: ChosenChart) {
  return {
    type,
    list: { call, request: request as never },
    ...(level !== null && { level }),
    ...(byGroup && { byGroup }),
    ...(applicants.length > 0 && { applicantList: [...applicants] }),
  }
}

/** The chart catalogue. */
export function useChartCatalogue() {
  return useQuery({ ...callQuery(useLanguage(), 'analysis', 'listCharts', {}), staleTime: Infinity })
}

/** Data of a chart. */
export function useAnalysis(list: AnalysedList, chosen: ChosenChart, enabled: boolean) {
  return useQuery({ ...callQuery(useLanguage(), 'analysis', 'analyse', chartRequest(list, chosen)), enabled })
}
