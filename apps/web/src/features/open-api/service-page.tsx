import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { ApiFrame } from './api-frame.tsx'
import { API_ROOT } from './api-request.ts'
import styles from './open-api.module.css'
import { scopeName } from './scope-name.ts'
import { useOperations } from './use-operations.ts'

/** /publicApiService: how the API is used, and its operations by scope. */
export function ServicePage() {
  const { t } = useTranslation('openApi')
  const { data, error, refetch } = useOperations()
  const scopes = [...new Set(data?.map(({ scope }) => scope))]
  return (
    <ApiFrame>
      <div className={styles['head']}>
        <h1>{t('service.title')}</h1>
        <div className={styles['bar']}>
          <Link to="/publicApiTest" className="gz-button">
            {t('service.tryIt')}
          </Link>
          <Link to="/manageApiList" className="gz-button" data-kind="primary">
            {t('service.createKey')}
          </Link>
        </div>
      </div>
      <p>{t('service.lead')}</p>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('service.base')}</dt>
          <dd>
            <code>{`${window.location.origin}${API_ROOT}`}</code>
          </dd>
        </div>
        <div>
          <dt>{t('service.key')}</dt>
          <dd>
            <code>Authorization: Bearer gz_…</code>
            <p className={styles['text']}>{t('service.keyText')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('service.quota')}</dt>
          <dd className={styles['text']}>{t('service.quotaText')}</dd>
        </div>
        <div>
          <dt>{t('service.document')}</dt>
          <dd>
            <a href={`${API_ROOT}/openapi.json`}>openapi.json</a>
            <p className={styles['text']}>{t('service.documentText')}</p>
          </dd>
        </div>
      </dl>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {scopes.map((scope) => (
        <section key={scope} className={styles['group']} aria-label={scopeName(t, scope)}>
          <h2>{scopeName(t, scope)}</h2>
          <ul className={styles['rows']}>
            {data!
              .filter((operation) => operation.scope === scope)
              .map(({ id, method, path, summary, description }) => (
                <li key={id}>
                  <Link to="/publicApiServiceDetail/$id" params={{ id: String(id) }}>
                    <span className={styles['method']}>{method}</span>
                    <code>{path}</code>
                    <strong>{summary}</strong>
                    <p className={styles['text']}>{description}</p>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </ApiFrame>
  )
}
