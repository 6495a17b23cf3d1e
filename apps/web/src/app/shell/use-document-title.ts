import { useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { findRoute } from '../routes/find-route.ts'

/**
 * Keeps the document's title at "{route title} - {product name}" (G51), in the language on the screen. What a route says of itself comes
 * before the table, which has the titles of those that are still to come.
 */
export function useDocumentTitle(): void {
  const { t } = useTranslation()
  const key = useMatches({
    select: (matches) =>
      matches.findLast((match) => match.staticData.title)?.staticData.title ?? findRoute(matches.at(-1)?.pathname ?? '')?.title,
  })
  const title = key ? t('documentTitle', { page: t(`titles.${key}`), product: t('product') }) : t('product')
  useEffect(() => {
    document.title = title
  }, [title])
}
