import { useId, type ComponentProps } from 'react'
import { errorId, FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'name' | 'onChange'> {
  readonly label: string
  readonly field: FieldState
  /** Maximum number of characters, counted below; those outside the basic plane count one each. */
  readonly max: number
}

/** A multi-line input with label, character count and error. */
export function TextAreaField({ label, field, max, ...rest }: TextAreaFieldProps) {
  const id = useId()
  const used = [...field.value].length
  return (
    <FieldFrame id={id} label={label} error={field.error}>
      <div className={styles['area']}>
        <textarea
          {...rest}
          id={id}
          className={`gz-input ${styles['input']}`}
          name={field.name}
          value={field.value}
          aria-invalid={field.error !== null}
          aria-describedby={`${errorId(id)} ${id}-used`}
          onChange={(event) => field.onValue(event.target.value)}
        />
        <span id={`${id}-used`} className={styles['used']} data-over={used > max || undefined}>
          {used} / {max}
        </span>
      </div>
    </FieldFrame>
  )
}
