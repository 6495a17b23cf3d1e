import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './strategies-page.module.css'
import type { ListAddress } from './use-list-address.ts'

/** In place of a list without strategies: why it is empty, and where strategies come from. */
export function EmptyList({ address: { group, word } }: { readonly address: ListAddress }) {
  const { t } = useTranslation('strategies')
  if (word.trim() !== '') return <Panel text={t('noneFound', { word: word.trim() })} />
  if (group !== '') return <Panel text={t('emptyGroup')} />
  return (
    <div className={styles['empty']}>
      <p>{t('empty')}</p>
      <p>
        {t('emptyWhy')} <Link to="/commandSearch">{t('writeCommand')}</Link>
      </p>
    </div>
  )
}

function Panel({ text }: { text: string }) {
  return (
    <div className={styles['empty']}>
      <p>{text}</p>
    </div>
  )
}
