import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { RulesEditor } from './rules-editor.tsx'
import pageStyles from '../frame/console-page.module.css'
import { useRules } from './use-rules.ts'

/** /ops/valuation/:version: edits the rules of a version, which are published as another one. */
export function RulesVersionPage() {
  const { t } = useTranslation('valuationRules')
  const { version = '' } = useParams({ strict: false })
  const rules = useRules(version)
  const current = useRules()
  const stage = useWaitingStage(rules.isPending || current.isPending)
  const error = rules.error ?? current.error
  return (
    <section>
      <p className={pageStyles['back']}>
        <Link to="/ops/valuation">{t('back')}</Link>
      </p>
      {stage !== 'none' && <WaitingBar />}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void Promise.all([rules.refetch(), current.refetch()])} />}
      {rules.data && current.data && !error && <RulesEditor key={version} rules={rules.data} current={current.data} />}
    </section>
  )
}
