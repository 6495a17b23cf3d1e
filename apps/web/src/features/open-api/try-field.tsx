import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiField } from './api-operation.ts'
import styles from './open-api.module.css'

interface TryFieldProps {
  readonly field: ApiField
  readonly value: string
  readonly isInvalid: boolean
  readonly onValue: (value: string) => void
  readonly onFile: (file: File | null) => void
}

/** The input of one field of a request: a choice, a file, JSON of several lines, or a text. */
export function TryField({ field, value, isInvalid, onValue, onFile }: TryFieldProps) {
  const { t } = useTranslation('openApi')
  const id = useId()
  const { name, required, description, values, type, isFile, initial } = field
  const common = { id, 'aria-invalid': isInvalid, 'aria-describedby': `${id}-hint` }
  const isJson = field.place === 'body' && (type === 'object' || type.endsWith('[]'))
  return (
    <div className={styles['group']}>
      <label htmlFor={id}>
        <span>
          <code translate="no">{name}</code> {!required && <small className={styles['text']}>{t('test.optional')}</small>}
        </span>
      </label>
      {values.length > 0 ? (
        <select {...common} className="gz-select" value={value} onChange={(event) => onValue(event.target.value)}>
          <option value="">{t('test.none')}</option>
          {values.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      ) : isFile ? (
        <input
          {...common}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => onFile(event.target.files?.[0] ?? null)}
        />
      ) : isJson ? (
        <textarea {...common} className="gz-input" value={value} onChange={(event) => onValue(event.target.value)} />
      ) : (
        <input
          {...common}
          className="gz-input"
          inputMode={type === 'integer' ? 'numeric' : undefined}
          value={value}
          placeholder={initial ?? undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
      <small id={`${id}-hint`} className={styles['note']}>
        {description}
      </small>
    </div>
  )
}
