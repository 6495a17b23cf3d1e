import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import styles from './export-page.module.css'

interface TemplateDialogProps {
  readonly action: 'save' | 'rename' | 'remove'
  /** The present name; empty for a new template. */
  readonly title: string
  readonly onConfirm: (title: string) => void
  readonly onClose: () => void
}

/** Characters of a name, at most (decisions K). */
const MAX_TITLE = 50

/** Asks for the name of a template, or whether to delete it. */
export function TemplateDialog({ action, title, onConfirm, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('exports')
  const [name, setName] = useState(title)
  const [missing, setMissing] = useState(false)
  const confirm = () => {
    const written = name.trim()
    if (written === '') setMissing(true)
    else onConfirm(written)
  }
  return (
    <Modal title={t(`template.${action}`)} close={t('template.cancel')} onClose={onClose}>
      <form
        className={styles['dialog']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
      >
        {action === 'remove' ? (
          <p>{t('template.removeText', { title })}</p>
        ) : (
          <label>
            {t('template.title')}
            <input
              className="gz-input"
              value={name}
              maxLength={MAX_TITLE}
              aria-invalid={missing}
              onChange={(event) => {
                setMissing(false)
                setName(event.target.value)
              }}
            />
          </label>
        )}
        {missing && <p role="alert">{t('template.nameNeeded')}</p>}
        <footer>
          <Button onClick={onClose}>{t('template.cancel')}</Button>
          <Button type="submit" kind="primary">
            {t('template.confirm')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}
