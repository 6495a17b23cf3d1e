import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { DatabaseButton } from '../../../components/database-picker/database-button.tsx'
import styles from './search-box.module.css'

/** Regions the tree of databases shows open at first (B.database.18). */
const REGIONS_OPEN = 6
/** What is said about the formats of numbers (B.search-box.20). */
const NUMBER_FORMATS = { id: '45', fieldLogic: '0' } as const

interface BoxToolsProps {
  /** Null while there is nothing to translate (B.search-box.25). */
  readonly onTranslate: (() => void) | null
  readonly onBatch: () => void
  readonly expands: boolean
  readonly onExpands: (expands: boolean) => void
}

/** The row below what is typed: where it is searched, what becomes of it before, and how numbers are written. */
export function BoxTools({ onTranslate, onBatch, expands, onExpands }: BoxToolsProps) {
  const { t } = useTranslation('home')
  return (
    <div className={styles['tools']}>
      <DatabaseButton lastOpen={REGIONS_OPEN} />
      <Button kind="plain" disabled={onTranslate === null} title={t('translateSays')} onClick={onTranslate ?? undefined}>
        <Icon name="translate" />
        {t('translate')}
      </Button>
      <Button kind="plain" onClick={onBatch}>
        <Icon name="upload" />
        {t('batch')}
      </Button>
      <label className={styles['expansion']} title={t('expansionSays')}>
        <input
          type="checkbox"
          role="switch"
          checked={expands}
          aria-checked={expands}
          onChange={(event) => onExpands(event.target.checked)}
        />
        {t('expansion')}
      </label>
      <Link
        to="/functionCard"
        search={{ ...NUMBER_FORMATS, title: t('numberFormats') }}
        target="_blank"
        rel="noopener"
        className={styles['formats']}
      >
        <Icon name="help" />
        {t('numberFormats')}
      </Link>
    </div>
  )
}
