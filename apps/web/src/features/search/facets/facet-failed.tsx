import { useListWords } from '../../../kinds/kind-words.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import styles from './facet-panel.module.css'

/** Shown in a facet whose counts failed: the error, and a retry button. */
export function FacetFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useListWords()
  const causeOf = useCause()
  return (
    <div className={styles['note']} role="alert">
      <p>
        {t('facets.failed')} {causeOf(error)}
      </p>
      <Button onClick={onRetry}>{t('facets.retry')}</Button>
    </div>
  )
}
