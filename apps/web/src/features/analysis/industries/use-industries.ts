import type { Industry } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { IndustryScheme } from './industry-address.ts'

/** An industry of a list; those below it are not in it. */
export type ListedIndustry = Omit<Industry, 'children'>

/** The top of a tree with the industries below, or with a code this industry with those below it. */
export function useIndustries({ call }: IndustryScheme, code: string | null, enabled = true) {
  const language = useLanguage()
  return useQuery({ ...callQuery(language, 'classification', call, code === null ? {} : { code }), enabled, staleTime: 5 * 60_000 })
}
