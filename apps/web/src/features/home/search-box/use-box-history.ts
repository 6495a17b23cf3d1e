import type { KeptSearch } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** Searches the box shows (B.search-box.34). */
const SIZE = 9
const NONE: readonly KeptSearch[] = []

/** The user's newest searches, asked for when the panel is first wanted; none for a visitor, and none without a product (G03). */
export function useBoxHistory(wanted: boolean): readonly KeptSearch[] {
  const signedIn = useSessionUser() !== null
  const language = useLanguage()
  const { data } = useQuery({
    ...callQuery(language, 'library', 'listRecentHistory', { size: SIZE }),
    enabled: wanted && signedIn,
    staleTime: 0,
    retry: false,
  })
  return signedIn ? (data ?? NONE) : NONE
}
