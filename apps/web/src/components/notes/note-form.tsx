import { MAX_NOTE_CHARACTERS } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { useCause } from '../failure/use-cause.ts'
import { noteDraft, storeNoteDraft } from './note-drafts.ts'
import styles from './notes-panel.module.css'

interface NoteFormProps {
  /** Label of the text. */
  readonly label: string
  /** Label of the button that saves. */
  readonly save: string
  /** Identifies the form: what is typed in it is there again when it is opened again. */
  readonly draft: string
  /** The text to be changed. */
  readonly text?: string
  readonly onSave: (content: string) => Promise<unknown>
  /** Closes the form; absent for one that is always open. */
  readonly onClose?: () => void
}

/** A text to be saved as a note or reply: by its button or Ctrl+Enter; Esc closes it. */
export function NoteForm({ label, save, draft, text = '', onSave, onClose }: NoteFormProps) {
  const { t } = useTranslation('notes')
  const causeOf = useCause()
  const box = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(() => noteDraft(draft) || text)
  const { mutate, isPending, error } = useMutation({
    mutationFn: onSave,
    onSuccess: () => {
      storeNoteDraft(draft, '')
      setTyped('')
      // The button that had the focus is disabled now.
      box.current?.focus()
      onClose?.()
    },
  })
  const write = (value: string) => {
    setTyped(value)
    storeNoteDraft(draft, value === text ? '' : value)
  }
  const blank = typed.trim() === ''
  const submit = () => {
    if (!blank && !isPending) mutate(typed.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
    else if (event.key === 'Escape' && onClose && !event.nativeEvent.isComposing) {
      event.stopPropagation()
      onClose()
    }
  }
  const opened = onClose !== undefined
  useEffect(() => {
    if (opened) box.current?.focus()
  }, [opened])
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <textarea
        ref={box}
        className="gz-input"
        aria-label={label}
        placeholder={label}
        rows={3}
        maxLength={MAX_NOTE_CHARACTERS}
        value={typed}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      {error !== null && (
        <p className={styles['failed']} role="alert">
          {causeOf(error)}
        </p>
      )}
      <div className={styles['formFoot']}>
        <span className={styles['used']}>
          {typed.length} / {MAX_NOTE_CHARACTERS}
        </span>
        {onClose && <Button onClick={onClose}>{t('cancel')}</Button>}
        <Button type="submit" kind="primary" disabled={blank && !isPending} aria-disabled={isPending} title={t('saveKey')}>
          {save}
        </Button>
      </div>
    </form>
  )
}
