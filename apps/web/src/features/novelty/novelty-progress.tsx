import { useTranslation } from 'react-i18next'
import styles from './novelty.module.css'

/** How far an analysis is; one that waits has no progress. */
export function NoveltyProgress({ title, progress }: { readonly title: string; readonly progress: number }) {
  const { t } = useTranslation('novelty')
  return (
    <span className={styles['progress']}>
      <progress aria-label={t('progressOf', { title })} max={1} {...(progress > 0 && { value: progress })} />
      <span role="status">{progress > 0 ? t('running', { percent: Math.floor(progress * 100) }) : t('waiting')}</span>
    </span>
  )
}
