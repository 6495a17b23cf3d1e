import { useId } from 'react'
import { errorId, FieldFrame } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

/** One choice: the value that is stored, the name that is displayed. */
export interface SelectOption {
  readonly value: string
  readonly name: string
  /** Language of a name that is not in that of the page. */
  readonly lang?: 'zh' | undefined
}

interface SelectFieldProps {
  readonly label: string
  readonly field: FieldState
  /** Name of the option for no choice; without it there is always one. */
  readonly empty?: string
  readonly options: readonly SelectOption[]
  readonly disabled?: boolean
}

/** A native select with its label and error. */
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
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
