import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { failureOf } from '../../../components/failure/failure-kind.ts'
import { useFailureWords } from '../use-failure-words.ts'
import styles from './facet-panel.module.css'

/** Stands in a facet whose counts did not come: what happened, and a way to ask again. */
export function FacetFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTranslation('search')
  const { cause } = useFailureWords()
  const failure = failureOf(error)
  return (
    <div className={styles['note']} role="alert">
      <p>
        {t('facets.failed')} {failure.message ?? cause[failure.kind]}
      </p>
      <Button onClick={onRetry}>{t('facets.retry')}</Button>
    </div>
  )
}
