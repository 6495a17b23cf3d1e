import type { ListAnswer } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useListWords } from '../../../kinds/kind-words.ts'
import styles from './result-bar.module.css'

/** Number of hits hidden by the country rule (G07), and what is needed to see them; nothing if none are hidden. */
export function HiddenHits({ answer }: { answer: ListAnswer | undefined }) {
  const { t } = useListWords()
  const hidden = answer?.hidden
  if (hidden === undefined) return null
  const about = hidden.totalRelation === 'gte' ? 'aboutHidden' : 'hidden'
  return (
    <p className={styles['hidden']} role="note">
      {t(`found.${about}`, { count: hidden.total })}{' '}
      {hidden.opens === 'login' ? (
        <Link to="/login">{t('found.opensByLogin')}</Link>
      ) : (
        <Link to="/buyGoods">{t('found.opensByProduct')}</Link>
      )}
    </p>
  )
}
