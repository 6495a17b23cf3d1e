import { useId, type ComponentProps, type ReactNode } from 'react'
import { errorId, FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'name' | 'onChange'> {
  readonly label: string
  readonly field: FieldState
  /** Content next to the input: a picture, a button. */
  readonly beside?: ReactNode
  /** Shown below the input: its purpose. */
  readonly hint?: string
}

/** An input with its label and error. */
export function TextField({ label, field, beside, hint, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={field.error}>
      <div className={styles['row']}>
        <input
          {...rest}
          id={id}
          className={`gz-input ${styles['input']}`}
          name={field.name}
          value={field.value}
          aria-invalid={field.error !== null}
          aria-describedby={hint === undefined ? errorId(id) : `${errorId(id)} ${id}-hint`}
          onChange={(event) => field.onValue(event.target.value)}
        />
        {beside}
      </div>
      {hint !== undefined && (
        <small id={`${id}-hint`} className={styles['purpose']}>
          {hint}
        </small>
      )}
    </FieldFrame>
  )
}
