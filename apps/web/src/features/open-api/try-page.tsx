import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { ApiFrame } from './api-frame.tsx'
import styles from './open-api.module.css'
import { TryOperation } from './try-operation.tsx'
import { useState } from 'react'
import { useOperations } from './use-operations.ts'

/** /publicApiTest and /apiTest: sends requests to the API, by default those of the examples. */
export function TryPage() {
  const { t } = useTranslation('openApi')
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as { id?: string }
  const { data, error, refetch } = useOperations()
  // Stays when another operation is chosen; never stored.
  const [key, setKey] = useState('')
  const operation = data?.find(({ id }) => String(id) === String(search.id)) ?? data?.[0]
  const choose = (id: string) => void navigate({ to: '.', search: { id } as never, replace: true })
  return (
    <ApiFrame>
      <h1>{t('test.title')}</h1>
      <p className={styles['text']}>{t('test.lead')}</p>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && operation && (
        <TryOperation
          key={operation.id}
          operation={operation}
          secret={key}
          onSecret={setKey}
          choice={
            <label>
              {t('test.operation')}
              <select className="gz-select" value={String(operation.id)} onChange={(event) => choose(event.target.value)}>
                {data.map(({ id, summary, method, path }) => (
                  <option key={id} value={String(id)}>
                    {`${summary}  ${method} ${path}`}
                  </option>
                ))}
              </select>
            </label>
          }
        />
      )}
    </ApiFrame>
  )
}
