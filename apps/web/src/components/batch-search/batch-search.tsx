import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchMatch } from '@gezhi/contract/client'
import { BatchConfirm } from './batch-confirm.tsx'
import { BatchUpload } from './batch-upload.tsx'
import styles from './batch.module.css'

interface BatchSearchProps {
  /** The query in the address. */
  query?: string
  /** An earlier list with its matches: opens the second step. */
  initialMatch?: BatchMatch | null
  /** In a dialog: called when the list is searched. */
  onSearch?: () => void
}

/** The two steps of a batch search (B.batch.01): upload, then confirm. */
export function BatchSearch({ query = '', initialMatch = null, onSearch }: BatchSearchProps) {
  const { t } = useTranslation('batch')
  const [match, setMatch] = useState<BatchMatch | null>(initialMatch)
  const step = match === null ? 'upload' : 'confirm'
  return (
    <>
      <ol className={styles['steps']}>
        {(['upload', 'confirm'] as const).map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {t(`steps.${one}`)}
          </li>
        ))}
      </ol>
      {match === null ? (
        <BatchUpload onMatched={setMatch} />
      ) : (
        <BatchConfirm match={match} query={query} onBack={() => setMatch(null)} onSearch={onSearch} />
      )}
    </>
  )
}
