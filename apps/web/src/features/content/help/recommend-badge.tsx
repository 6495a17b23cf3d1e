import { useTranslation } from 'react-i18next'
import styles from './recommend-badge.module.css'

const WORDS = { 1: 'hot', 2: 'new' } as const

/** Marks an entry of the help as hot (1) or new (2); nothing for others. */
export function RecommendBadge({ value }: { value: 0 | 1 | 2 }) {
  const { t } = useTranslation('help')
  if (value === 0) return null
  return (
    <span className={styles['badge']} data-kind={WORDS[value]}>
      {t(`menu.${WORDS[value]}`)}
    </span>
  )
}
