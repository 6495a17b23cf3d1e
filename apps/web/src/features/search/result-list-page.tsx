import { useTranslation } from 'react-i18next'

/** The page's frame. */
export function ResultListPage() {
  const { t } = useTranslation('search')
  return <h1>{t('title')}</h1>
}
