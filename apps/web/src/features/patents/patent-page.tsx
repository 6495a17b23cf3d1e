import { useTranslation } from 'react-i18next'

/** The page's frame. */
export function PatentPage() {
  const { t } = useTranslation('patents')
  return <h1>{t('title')}</h1>
}
