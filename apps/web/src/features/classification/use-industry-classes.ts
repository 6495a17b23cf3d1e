import { useQueries } from '@tanstack/react-query'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { isIndustry } from './browsed-schemes.ts'
import type { ChosenClasses } from './chosen-classes.ts'

/** The selection with the classes of industries from an address, which contains only their codes. */
export function useIndustryClasses(chosen: ChosenClasses): ChosenClasses {
  const language = useLanguage()
  const { scheme, classes } = chosen
  const call = scheme === 'ESOSI' ? 'listEmergingIndustries' : 'listIndustries'
  const unknown = isIndustry(scheme) ? [...classes].flatMap(([code, codes]) => (codes.length === 0 ? [code] : [])) : []
  const found = useQueries({
    queries: unknown.map((code) => ({ ...callQuery(language, 'classification', call, { code }), staleTime: Infinity })),
  })
  if (unknown.length === 0) return chosen
  const known = new Map(unknown.map((code, i) => [code, found[i]?.data?.[0]?.ipcList ?? []]))
  return { ...chosen, classes: new Map([...classes].map(([code, codes]) => [code, known.get(code) ?? codes])) }
}
