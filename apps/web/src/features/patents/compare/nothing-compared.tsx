import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import styles from './compare-page.module.css'

/** Fewer than two patents: how to choose some. */
export function NothingCompared({ count, onPick }: { count: number; onPick: () => void }) {
  const { t } = useTranslation('comparison')
  return (
    <section className={styles['nothing']}>
      <p>{t(count === 0 ? 'empty.none' : 'empty.one')}</p>
      {count === 0 && <p className={styles['note']}>{t('empty.noneWhy')}</p>}
      <Button kind="primary" onClick={onPick}>
        {t('add')}
      </Button>
      {count === 0 && <Link to="/">{t('empty.search')}</Link>}
    </section>
  )
}
