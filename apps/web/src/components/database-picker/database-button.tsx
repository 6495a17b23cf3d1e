import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { WaitingBar } from '../waiting/waiting-bar.tsx'
import styles from './database-button.module.css'
import { useCountryCount } from './use-databases.ts'

const DatabaseDialog = lazy(async () => ({ default: (await import('./database-dialog.tsx')).DatabaseDialog }))

/**
 * Opens the database picker, and shows the number of searched countries once it is known (B.database.13). `lastOpen`: see
 * `DatabaseDialog`.
 */
export function DatabaseButton({ lastOpen }: { lastOpen: number }) {
  const { t } = useTranslation('databases')
  const [choosing, setChoosing] = useState(false)
  const count = useCountryCount()
  return (
    <>
      <Button
        kind="plain"
        aria-haspopup="dialog"
        aria-label={count === null ? undefined : t('openCounted', { count })}
        onClick={() => setChoosing(true)}
      >
        {t('open')}
        {count !== null && <span className={styles['count']}>{count}</span>}
      </Button>
      {choosing && (
        <Suspense fallback={<WaitingBar />}>
          <DatabaseDialog lastOpen={lastOpen} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  )
}
