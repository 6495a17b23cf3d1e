import type { Client } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { Button } from '../../../../components/button.tsx'
import { saveFile } from '../../../../components/save-file.ts'

type DataCopy = Awaited<ReturnType<Client['accounts']['listDataCopies']>>[number]

interface DataCopyRowProps {
  readonly copy: DataCopy
  /** Whether an action is in progress. */
  readonly busy: boolean
  /** Runs an action and displays its error. */
  readonly run: (action: () => Promise<unknown>) => Promise<void>
}

/** A data copy: its state, download and deletion. */
export function DataCopyRow({ copy, busy, run }: DataCopyRowProps) {
  const { t } = useTranslation('personal')
  const { id, state, percent, size, requestTime, expireTime } = copy
  const unfinished = state === 'waiting' || state === 'running'
  const download = async () => saveFile(await apiClient.accounts.downloadDataCopy({ id }), `gezhi-${requestTime.slice(0, 10)}.zip`)
  const facts = { percent, size: (size / 1024 / 1024).toFixed(1), time: expireTime }
  return (
    <li>
      <span>{requestTime}</span>
      <span role={unfinished ? 'status' : undefined}>
        {t(`privacy.states.${state}`, facts)}{' '}
        {state === 'running' && <progress max={100} value={percent} aria-label={t('privacy.progress')} />}
      </span>
      <span>
        {state === 'done' && (
          <Button kind="link" disabled={busy} onClick={() => void run(download)}>
            {t('privacy.download')}
          </Button>
        )}
        <Button kind="link" disabled={busy} onClick={() => void run(() => apiClient.accounts.removeDataCopy({ id }))}>
          {t(unfinished ? 'privacy.cancel' : 'privacy.remove')}
        </Button>
      </span>
    </li>
  )
}
