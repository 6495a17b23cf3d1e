import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { ApiFrame } from './api-frame.tsx'
import type { Operation } from './api-operation.ts'
import { requestOf, startValues } from './api-request.ts'
import { sampleOf, SAMPLE_LANGUAGES, type SampleLanguage } from './code-samples.ts'
import styles from './open-api.module.css'
import { OperationTables } from './operation-tables.tsx'
import { scopeName } from './scope-name.ts'
import { useOperations } from './use-operations.ts'

/** /publicApiServiceDetail/7, or with ?id=7 (G53): one operation of the API. */
export function OperationPage() {
  const { t } = useTranslation('openApi')
  const params = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as { id?: string }
  const { data, error, refetch } = useOperations()
  const id = Number(params.id ?? search.id)
  const operation = data?.find((one) => one.id === id)
  return (
    <ApiFrame>
      <Link to="/publicApiService">{t('operation.back')}</Link>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && !operation && (
        <div className={styles['empty']} role="status">
          <h1>{t('operation.none')}</h1>
          <Link to="/publicApiService">{t('operation.back')}</Link>
        </div>
      )}
      {operation && <OperationDetails key={operation.id} operation={operation} />}
    </ApiFrame>
  )
}

function OperationDetails({ operation }: { readonly operation: Operation }) {
  const { t } = useTranslation('openApi')
  const { id, method, path, scope, summary, description } = operation
  return (
    <>
      <div className={styles['head']}>
        <h1>{summary}</h1>
        <Link to="/publicApiTest" search={{ id: String(id) } as never} className="gz-button" data-kind="primary">
          {t('operation.tryIt')}
        </Link>
      </div>
      <p>
        <span className={styles['method']}>{method}</span> <code>{path}</code>
      </p>
      <p>{description}</p>
      <p className={styles['text']}>{t('operation.scope', { scope: scopeName(t, scope) })}</p>
      <Samples operation={operation} />
      <OperationTables operation={operation} />
    </>
  )
}

/** The request of the example in several languages. */
function Samples({ operation }: { readonly operation: Operation }) {
  const { t } = useTranslation('openApi')
  const [language, setLanguage] = useState<SampleLanguage>('curl')
  const sample = sampleOf(language, requestOf(operation, startValues(operation)), window.location.origin)
  return (
    <section className={styles['group']} aria-label={t('operation.sample')}>
      <h2>{t('operation.sample')}</h2>
      <div className={styles['bar']}>
        {SAMPLE_LANGUAGES.map((one) => (
          <Button key={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {t(`operation.samples.${one}`)}
          </Button>
        ))}
        <CopyButton text={sample} label={t('copy')} done={t('copied')} failed={t('notCopied')} withLabel />
      </div>
      <pre className={styles['code']} translate="no">
        {sample}
      </pre>
    </section>
  )
}
