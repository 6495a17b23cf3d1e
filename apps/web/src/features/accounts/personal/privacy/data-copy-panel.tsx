import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { FormMessage } from '../../../../components/form/form-message.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { useFailureText } from '../../use-failure-text.ts'
import styles from '../personal.module.css'
import { DataCopyRow } from './data-copy-row.tsx'

/** ms between requests for the progress of a copy. */
const POLL_INTERVAL = 2000

/** Data copies of the user: request, progress, download. */
export function DataCopyPanel() {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const { data: copies = [], error } = useQuery({
    ...callQuery(useLanguage(), 'accounts', 'listDataCopies', {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? POLL_INTERVAL : false),
  })
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(null)
    try {
      await action()
    } catch (rejected) {
      setFailure(rejected)
    } finally {
      await queries.invalidateQueries({ queryKey: ['accounts', 'listDataCopies'] })
      setBusy(false)
    }
  }
  const shown = failure ?? error
  return (
    <>
      <p className={styles['explained']}>{t('privacy.copyExplained')}</p>
      {shown !== null && <FormMessage kind="error">{failureText(shown)}</FormMessage>}
      {copies.length > 0 && (
        <ul className={`${styles['rows']} ${styles['copies']}`}>
          {copies.map((copy) => (
            <DataCopyRow key={copy.id} copy={copy} busy={busy} run={run} />
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <Button
          kind="primary"
          disabled={busy || copies.some(isUnfinished)}
          onClick={() => void run(() => apiClient.accounts.requestDataCopy({}))}
        >
          {t('privacy.request')}
        </Button>
      </div>
    </>
  )
}

function isUnfinished({ state }: { readonly state: string }): boolean {
  return state === 'waiting' || state === 'running'
}
