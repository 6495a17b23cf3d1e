import { useId } from 'react'
import { errorId, FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

interface SelectFieldProps {
  readonly label: string
  readonly field: FieldState
  /** What stands for nothing chosen. */
  readonly empty: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly disabled?: boolean
}

/** A native select with its label and its fault. */
export function SelectField({ label, field, empty, options, disabled }: SelectFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} error={field.error}>
      <select
        id={id}
        className={`gz-select ${styles['input']}`}
        name={field.name}
        value={field.value}
        disabled={disabled}
        aria-invalid={field.error !== null}
        aria-describedby={errorId(id)}
        onChange={(event) => field.onValue(event.target.value)}
      >
        <option value="">{empty}</option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
