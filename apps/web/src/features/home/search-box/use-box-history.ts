import type { HistorySearch } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'

/** Searches the box shows (B.search-box.34). */
const SIZE = 9
const NONE: readonly HistorySearch[] = []

/** The user's newest searches of a kind, loaded when the panel first opens; none for a guest, and none without a product (G03). */
export function useBoxHistory({ storesHistory }: SearchableKind, enabled: boolean): readonly HistorySearch[] {
  const isStored = useSessionUser() !== null && storesHistory === true
  const language = useLanguage()
  const { data } = useQuery({
    ...callQuery(language, 'library', 'listRecentHistory', { size: SIZE }),
    enabled: enabled && isStored,
    staleTime: 0,
    retry: false,
  })
  return isStored ? (data ?? NONE) : NONE
}
