import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorId, FieldProblem } from '../../components/form/field-frame.tsx'
import styles from './payment.module.css'

interface DocumentFieldProps {
  readonly label: string
  readonly file: File | null
  /** Largest size in MB. */
  readonly megabytes: number
  /** What is wrong with the file, as its server or this field found. */
  readonly issue: string | null
  /** Also gets what is wrong with a file that was not taken. */
  readonly onFile: (file: File | null, issue: string | null) => void
}

/** Media types that the server takes; it checks the content. */
const ACCEPTED = 'application/pdf,image/jpeg,image/png'

/** Chooses a document: pdf, jpg or png. Its size is checked before it is sent. */
export function DocumentField({ label, file, megabytes, issue, onFile }: DocumentFieldProps) {
  const { t } = useTranslation('payment')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (chosen: File | undefined) => {
    // The same file can be chosen again.
    if (input.current) input.current.value = ''
    if (chosen === undefined) return
    if (!ACCEPTED.split(',').includes(chosen.type)) onFile(null, t('document.type'))
    else if (chosen.size > megabytes * 1024 * 1024) onFile(null, t('document.size', { megabytes }))
    else onFile(chosen, null)
  }
  return (
    <div className={styles['document']}>
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        accept={ACCEPTED}
        aria-label={label}
        aria-invalid={issue !== null}
        aria-describedby={errorId(id)}
        onChange={(event) => take(event.target.files?.[0])}
      />
      <label htmlFor={id} className="gz-button">
        {t('document.choose')}
      </label>
      <span>{file?.name ?? t('document.hint', { megabytes })}</span>
      <FieldProblem id={id} error={issue === null ? null : { message: issue }} />
    </div>
  )
}
