import type { ListAnswer } from '@gezhi/contract/client'
import { useListWords } from '../../../kinds/kind-words.ts'
import styles from './result-bar.module.css'

/** How many were found, "about" only where the count is a lower bound, and how long the engine took; changes are announced to screen readers. */
export function ResultCount({ answer, grouped }: { answer: ListAnswer | undefined; grouped: boolean }) {
  const { t } = useListWords()
  const about = answer?.totalRelation === 'gte'
  const key = grouped ? (about ? 'found.aboutGroups' : 'found.groups') : about ? 'found.aboutHits' : 'found.hits'
  return (
    <p className={styles['count']} role="status">
      {answer && (
        <>
          <strong>{t(key, { count: answer.total })}</strong>
          <span className={styles['took']}>{t('found.took', { ms: Math.round(answer.took) })}</span>
        </>
      )}
    </p>
  )
}
