import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NoveltyForm } from './novelty-form.tsx'
import { NoveltyHistory } from './novelty-history.tsx'
import { NoveltyView } from './novelty-view.tsx'
import styles from './novelty.module.css'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** /noveltyAnalys: a new analysis and the history, or with `id` one analysis; `number` names a patent to analyse. */
export function NoveltyPage() {
  const { t } = useTranslation('novelty')
  const { id, number } = useSearch({ strict: false }) as { id?: unknown; number?: unknown }
  if (typeof id === 'string' && ID.test(id)) return <NoveltyView key={id} id={id} />
  const named = typeof number === 'string' || typeof number === 'number' ? String(number) : ''
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['text']}>{t('introduction')}</p>
      <NoveltyForm key={named} named={named} />
      <NoveltyHistory />
    </div>
  )
}
