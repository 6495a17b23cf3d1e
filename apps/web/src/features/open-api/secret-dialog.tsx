import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import styles from './open-api.module.css'

interface SecretDialogProps {
  readonly title: string
  readonly text: string
  readonly secret: string
  readonly onClose: () => void
}

/** px. */
const WIDTH = 520

/** Shows a new secret: it cannot be shown again. */
export function SecretDialog({ title, text, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('openApi')
  return (
    <Modal title={title} close={t('close')} onClose={onClose} width={WIDTH}>
      <div className={styles['secret']}>
        <p>{text}</p>
        <code translate="no">{secret}</code>
        <footer className={styles['answers']}>
          <CopyButton text={secret} label={t('copy')} done={t('copied')} failed={t('notCopied')} withLabel />
          <Button kind="primary" onClick={onClose}>
            {t('keys.saved')}
          </Button>
        </footer>
      </div>
    </Modal>
  )
}
