import type { StrategyGroup } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './strategies-page.module.css'

interface RemoveGroupDialogProps {
  readonly group: StrategyGroup
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before a group is deleted: its strategies stay, but which they were cannot be restored. */
export function RemoveGroupDialog({ group, onRemove, onClose }: RemoveGroupDialogProps) {
  const { t } = useTranslation('strategies')
  return (
    <Modal title={t('groups.removeTitle')} close={t('form.cancel')} onClose={onClose}>
      <p>{t('groups.removeText', { name: group.name, count: group.count })}</p>
      <footer className={styles['answers']}>
        <Button onClick={onClose}>{t('form.cancel')}</Button>
        <Button kind="primary" onClick={onRemove}>
          {t('groups.remove')}
        </Button>
      </footer>
    </Modal>
  )
}
