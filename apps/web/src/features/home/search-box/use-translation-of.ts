import { useMutation } from '@tanstack/react-query'
import { apiClient } from '../../../api/api-client.ts'

const HAN = /\p{Script=Han}/u

/** Whether there is anything to translate: only Chinese text (B.search-box.25). */
export function isTranslatable(text: string): boolean {
  return HAN.test(text)
}

/** Translates a text into English (B.search-box.26). */
export function useTranslationOf(onTranslated: (text: string) => void) {
  return useMutation({
    mutationFn: (title: string) => apiClient.search.translate({ targetLang: 'en', title }),
    onSuccess: ({ title }) => onTranslated(title),
  })
}
