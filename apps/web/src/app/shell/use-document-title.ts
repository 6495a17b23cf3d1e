import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { findRoute } from '../routes/find-route.ts'

/** Sets the document's title to "{route title} - {product name}" (G51), in the language on the screen. */
export function useDocumentTitle(): void {
  const { t } = useTranslation()
  const language = useLanguage()
  const page = findRoute(useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' }))?.title?.[language]
  const title = page === undefined ? t('product') : t('documentTitle', { page, product: t('product') })
  useEffect(() => {
    document.title = title
  }, [title])
}
