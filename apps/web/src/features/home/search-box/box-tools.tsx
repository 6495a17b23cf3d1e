import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { DatabaseButton } from '../../../components/database-picker/database-button.tsx'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import styles from './search-box.module.css'

/** Regions the tree of databases shows open at first (B.database.18). */
const REGIONS_OPEN = 6

interface BoxToolsProps {
  readonly kind: SearchableKind
  /** Null if there is nothing to translate (B.search-box.25). */
  readonly onTranslate: (() => void) | null
  readonly onBatch: () => void
  readonly expands: boolean
  readonly onExpands: (expands: boolean) => void
}

/** The row below the box, depending on its kind: databases, processing of the input, and number formats. */
export function BoxTools({ kind, onTranslate, onBatch, expands, onExpands }: BoxToolsProps) {
  const { t } = useTranslation('home')
  const { tools, numberFormats } = kind.box
  return (
    <div className={styles['tools']}>
      {kind.databases && <DatabaseButton lastOpen={REGIONS_OPEN} />}
      {tools.includes('translation') && (
        <Button kind="plain" disabled={onTranslate === null} title={t('translateHint')} onClick={onTranslate ?? undefined}>
          <Icon name="translate" />
          {t('translate')}
        </Button>
      )}
      {tools.includes('batch') && (
        <Button kind="plain" onClick={onBatch}>
          <Icon name="upload" />
          {t('batch')}
        </Button>
      )}
      {tools.includes('expansion') && (
        <label className={styles['expansion']} title={t('expansionHint')}>
          <input
            type="checkbox"
            role="switch"
            checked={expands}
            aria-checked={expands}
            onChange={(event) => onExpands(event.target.checked)}
          />
          {t('expansion')}
        </label>
      )}
      {numberFormats && (
        <Link
          to="/functionCard"
          search={{ ...numberFormats, title: t('numberFormats') }}
          target="_blank"
          rel="noopener"
          className={styles['formats']}
        >
          <Icon name="help" />
          {t('numberFormats')}
        </Link>
      )}
    </div>
  )
}
