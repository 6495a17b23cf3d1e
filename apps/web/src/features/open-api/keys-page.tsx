import type { ApiKey } from '@gezhi/contract/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { ApiFrame } from './api-frame.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import { KeyTable } from './key-table.tsx'
import styles from './open-api.module.css'
import { RevokeKeyDialog } from './revoke-key-dialog.tsx'

/** /manageApiList: the API keys of the user: create, revoke. */
export function KeysPage() {
  const { t } = useTranslation('openApi')
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'openApi', 'listApiKeys', {}), staleTime: 0 })
  const [open, setOpen] = useState<'create' | ApiKey | null>(null)
  const changed = () => void queries.invalidateQueries({ queryKey: ['openApi', 'listApiKeys'] })
  const close = () => setOpen(null)
  return (
    <ApiFrame>
      <div className={styles['head']}>
        <h1>{t('keys.title')}</h1>
        <Button kind="primary" onClick={() => setOpen('create')}>
          {t('keys.create')}
        </Button>
      </div>
      <p className={styles['text']}>{t('keys.lead')}</p>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data?.length === 0 && (
        <div className={styles['empty']} role="status">
          <strong>{t('keys.none')}</strong>
          <p className={styles['text']}>{t('keys.noneText')}</p>
        </div>
      )}
      {data && data.length > 0 && <KeyTable keys={data} onRevoke={setOpen} />}
      {open === 'create' && <CreateKeyDialog onCreated={changed} onClose={close} />}
      {open !== null && open !== 'create' && <RevokeKeyDialog apiKey={open} onRevoked={changed} onClose={close} />}
    </ApiFrame>
  )
}
