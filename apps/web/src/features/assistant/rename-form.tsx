import { MAX_TOPIC_TITLE } from '@gezhi/contract/client'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './assistant.module.css'

interface RenameFormProps {
  readonly title: string
  readonly onSave: (title: string) => Promise<void>
  readonly onCancel: () => void
}

/** A name in place of a row of the list; Escape cancels. */
export function RenameForm({ title, onSave, onCancel }: RenameFormProps) {
  const { t } = useTranslation('assistant')
  const [name, setName] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    // A failed call is shown above the list.
    if (name.trim() !== '') void onSave(name.trim()).catch(() => undefined)
  }
  return (
    <form className={styles['rename']} onSubmit={save} noValidate>
      <input
        ref={field}
        className="gz-input"
        aria-label={t('name')}
        value={name}
        maxLength={MAX_TOPIC_TITLE}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <span className={styles['bar']}>
        <Button kind="primary" type="submit" disabled={name.trim() === ''}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </span>
    </form>
  )
}
