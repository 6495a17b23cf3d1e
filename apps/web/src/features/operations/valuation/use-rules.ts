import type { ValuationFormula } from '@gezhi/records'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** A version of the rules; the current one without a name. */
export function useRules(version?: string) {
  return useQuery({
    ...callQuery(useLanguage(), 'valuation', 'getValuationRules', version === undefined ? {} : { version }),
    // The schema of the answer cannot express pairs.
    select: (rules) => rules as unknown as ValuationFormula,
    staleTime: 0,
  })
}
