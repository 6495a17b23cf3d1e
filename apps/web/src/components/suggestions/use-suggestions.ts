import type { Suggestions } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { kindQuery } from '../../kinds/kind-query.ts'
import { rejectsGuests } from '../../kinds/rejects-guests.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useChosenDatabases } from '../../search-state/chosen-databases.ts'
import { ALL_DATABASES } from '../../search-state/databases.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { endsInFieldValue, isSuggestable } from './suggestable.ts'

/** Number of words and of companies requested (B.search-box.32). */
const COUNT = 5
/** At most one request in this time (B.search-box.33). */
const THROTTLE_MS = 1000
const NONE: Suggestions = { normalWordList: [], companyList: [] }

/**
 * Suggestions for the text in the box; none for a kind without suggestions, for other texts, and on failures, because they are optional.
 */
export function useSuggestions(kind: SearchableKind, text: string): Suggestions {
  const language = useLanguage()
  const chosen = useChosenDatabases()
  const { types, countries } = kind.databases ? chosen : ALL_DATABASES
  const throttled = useThrottled(text.trim())
  const isAllowed = useSessionUser() !== null || !rejectsGuests(kind)
  const enabled = kind.calls.suggest !== undefined && isAllowed && canSuggest(text)
  const { data } = useQuery({
    ...kindQuery(language, kind, 'suggest', { word: throttled, count: COUNT, typeList: [...types], countryList: [...countries] }),
    placeholderData: keepPreviousData,
    enabled: enabled && canSuggest(throttled),
    retry: false,
  })
  if (!enabled) return NONE
  return isSuggestable(text) ? (data ?? NONE) : onlyValues(data ?? NONE)
}

/** After a field command only values of the field are suggested, never words (B.search-box.28). */
function onlyValues({ valueList }: Suggestions): Suggestions {
  return valueList === undefined ? NONE : { ...NONE, valueList }
}

function canSuggest(text: string): boolean {
  return isSuggestable(text) || endsInFieldValue(text)
}

/** The text, limited to one change per interval: the first at once, then the last at its end. */
function useThrottled(text: string): string {
  const [passed, setPassed] = useState(text)
  const last = useRef(0)
  useEffect(() => {
    if (text === passed) return
    const wait = Math.max(0, last.current + THROTTLE_MS - Date.now())
    const timer = setTimeout(() => {
      last.current = Date.now()
      setPassed(text)
    }, wait)
    return () => clearTimeout(timer)
  }, [text, passed])
  return passed
}
