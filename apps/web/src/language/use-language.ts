import type { Language } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'

/** The language on the screen; re-renders when it changes. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'en' ? 'en' : 'zh'
}
