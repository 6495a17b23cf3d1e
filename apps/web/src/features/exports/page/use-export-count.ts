import type { ExportCount } from '@gezhi/contract/client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { sourceRequest, type ExportedSource, type ListPart } from './exported-source.ts'

/** How many records a source has, and how many may be exported in each format. */
export function useExportCount(source: ExportedSource, part: ListPart): UseQueryResult<ExportCount> {
  // The limits of all formats are in every response.
  return useQuery(callQuery(useLanguage(), 'exports', 'countExport', { ...sourceRequest(source, part), fileType: 'xlsx' }))
}
