import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** One patent with all its data, by publication number or document id; sends no request for an empty one. */
export function usePatentDetail(id: string) {
  return useQuery({ ...callQuery(useLanguage(), 'patents', 'getPatent', { id }), enabled: id !== '' })
}
