import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { childrenQuery, countsQuery, isIndustry, joinClasses, type BrowsedClass, type BrowsedKey } from './browsed-schemes.ts'

/** The direct children of `code` (the top classes for null) with titles and counts; `level` is their depth, 0 for the top. */
export function useClassChildren(key: BrowsedKey, code: string | null, level: number) {
  const language = useLanguage()
  const industry = isIndustry(key)
  const type = industry ? 'IPC' : key
  const listed = useQuery({ ...childrenQuery(language, type, code), enabled: !industry, staleTime: Infinity })
  const counted = useQuery({ ...countsQuery(language, type, code), enabled: !industry })
  const industries = useQuery({
    ...callQuery(language, 'classification', key === 'ESOSI' ? 'listEmergingIndustries' : 'listIndustries', code === null ? {} : { code }),
    enabled: industry,
    staleTime: Infinity,
  })
  const rows = code === null ? industries.data : industries.data?.[0]?.children
  const classes: readonly BrowsedClass[] = industry
    ? (rows ?? []).map((row) => ({ code: row.code, name: row.name, count: row.count, hasChild: row.hasChild, codes: row.ipcList }))
    : joinClasses(listed.data ?? [], counted.data?.list ?? null, key === 'LOCARNO' ? level + 3 : level)
  const queries = industry ? [industries] : [listed, counted]
  return {
    classes,
    pending: industry ? industries.isPending : listed.isPending || (counted.isPending && listed.data?.length === 0),
    error: queries.find((one) => one.error)?.error ?? null,
    retry: () => void Promise.all(queries.map((one) => one.refetch())),
    timedOut: counted.data?.timedOut ?? false,
  }
}
