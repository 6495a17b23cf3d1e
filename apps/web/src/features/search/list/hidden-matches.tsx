import type { ListAnswer } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../../components/button.tsx'
import { useListWords } from '../../../kinds/kind-words.ts'
import styles from './list-empty.module.css'

/** Shown instead of the list if the country rule hides all hits (G206): their number, and what is needed to see them. */
export function HiddenMatches({ hidden }: { hidden: NonNullable<ListAnswer['hidden']> }) {
  const { t } = useListWords()
  const navigate = useNavigate()
  const about = hidden.totalRelation === 'gte' ? 'aboutAllHidden' : 'allHidden'
  return (
    <div className={styles['empty']}>
      <h2>{t(`found.${about}`, { count: hidden.total })}</h2>
      <p>{t(hidden.opens === 'login' ? 'found.allHiddenLogin' : 'found.allHiddenProduct')}</p>
      {hidden.opens === 'login' && (
        <Button kind="primary" onClick={() => void navigate({ to: '/login' })}>
          {t('found.toLogin')}
        </Button>
      )}
    </div>
  )
}
