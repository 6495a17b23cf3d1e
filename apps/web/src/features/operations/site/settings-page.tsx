import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { SettingGroup } from './setting-group.tsx'
import { SETTING_GROUPS } from './setting-groups.ts'
import styles from './settings.module.css'

/** /ops/settings: customer service, the QR codes, the offer of the home page. */
export function SettingsPage() {
  const { t } = useTranslation('operations')
  const { data, error, refetch, isPending } = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listSiteSettings', {}),
    staleTime: 0,
  })
  const stage = useWaitingStage(isPending)
  return (
    <section className={styles['page']}>
      <h1>{t('pages.settings')}</h1>
      <p className={styles['lead']}>{t('settings.lead')}</p>
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && SETTING_GROUPS.map(({ group, fields }) => <SettingGroup key={group} group={group} fields={fields} settings={data} />)}
    </section>
  )
}
