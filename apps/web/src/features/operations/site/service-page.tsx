import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ServiceEditor } from './service-editor.tsx'
import pageStyles from '../frame/console-page.module.css'
import styles from './service.module.css'

/** /ops/services/:id: edits a service; `new` creates one. */
export function ServicePage() {
  const { t } = useTranslation('operations')
  const { id } = useParams({ strict: false })
  // A text must not change while it is edited: only the first loaded version is edited.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listSaleServices', {}),
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  const ready = isFetchedAfterMount ? data : undefined
  const stage = useWaitingStage(!ready && !error)
  const service = ready?.find((one) => String(one.id) === id) ?? null
  return (
    <section>
      <p className={pageStyles['back']}>
        <Link to="/ops/services">{t('services.back')}</Link>
      </p>
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {ready && service === null && id !== 'new' && <h1 className={styles['missing']}>{t('services.missing')}</h1>}
      {ready && (service !== null || id === 'new') && (
        <ServiceEditor key={id} service={service} kinds={ready.filter(({ parentId }) => parentId === null)} />
      )}
    </section>
  )
}
