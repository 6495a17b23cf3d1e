import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import { splitText } from './split-text.ts'

/** Languages a text can be translated into. */
export type TargetLanguage = 'zh' | 'en'

/** Length of a part translated in one request: longer ones take too long. */
const MAX_PART = 4_000

/** The translation of a text on request, cached while the page is open. */
export function useTextTranslation(text: string, target: TargetLanguage) {
  const user = useSessionUser()
  const key = ['text-translation', target, text]
  const client = useQueryClient()
  const [requested, setRequested] = useState(() => client.getQueryData(key) !== undefined)
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => translated(text, target, user !== null, signal),
    enabled: requested,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { query, requested, request: () => setRequested(true) }
}

async function translated(text: string, targetLang: TargetLanguage, isUser: boolean, signal: AbortSignal): Promise<string> {
  const parts: string[] = []
  for (const part of splitText(text, MAX_PART)) {
    // White space alone cannot be translated.
    if (part.trim() === '') continue
    parts.push(
      isUser
        ? await apiClient.search.translateText({ text: part, targetLang }, { signal })
        : (await apiClient.search.translate({ title: part, targetLang }, { signal })).title,
    )
  }
  return parts.join('\n')
}
