import type { Landscape } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './landscape.module.css'

/** How far an unfinished landscape is. */
export function LandscapeProgress({ landscape: { title, state, progress } }: { readonly landscape: Landscape }) {
  const { t } = useTranslation('landscape')
  return (
    <p className={styles['progress']}>
      <progress aria-label={t('progressOf', { title: title || t('noQuery') })} max={1} {...(state === 'running' && { value: progress })} />
      <span role="status">{state === 'running' ? t('running', { percent: Math.floor(progress * 100) }) : t('waiting')}</span>
    </p>
  )
}
