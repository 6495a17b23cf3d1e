import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useRules } from './use-rules.ts'

/** Publishes the rules of an earlier version again, as a new one. */
export function RestoreDialog({ version, onClose }: { version: string; onClose: () => void }) {
  const { t } = useTranslation('valuationRules')
  const earlier = useRules(version)
  const current = useRules()
  if (earlier.data && current.data) {
    return (
      <PublishDialog
        title={t('restoreOne', { version })}
        formula={earlier.data}
        current={current.data}
        reason={t('restoreReason', { version })}
        onClose={onClose}
      />
    )
  }
  const error = earlier.error ?? current.error
  return (
    <Modal title={t('restoreOne', { version })} close={t('close')} onClose={onClose} width={640}>
      {error === null ? (
        <WaitingBar />
      ) : (
        <FailurePanel title={t('failed')} error={error} onRetry={() => void Promise.all([earlier.refetch(), current.refetch()])} />
      )}
    </Modal>
  )
}
