import { useId } from 'react'
import { errorId, FieldProblem } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

interface ChoiceGroupProps {
  readonly legend: string
  /** Its value is the selection, joined by commas, in the order of the options. */
  readonly field: FieldState
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** A group of checkboxes with the hint or the error message below. */
export function ChoiceGroup({ legend, hint, field, options }: ChoiceGroupProps) {
  const id = useId()
  const chosen = chosenOf(field.value)
  const choose = (value: string, checked: boolean) => {
    const next = options.map((option) => option.value).filter((one) => (one === value ? checked : chosen.includes(one)))
    field.onValue(next.join(','))
  }
  return (
    <fieldset className={styles['choices']} aria-describedby={errorId(id)}>
      <legend>{legend}</legend>
      <div className={styles['choiceRow']}>
        {options.map(({ value, name }) => (
          <label key={value} className={styles['choice']}>
            <input
              type="checkbox"
              name={field.name}
              checked={chosen.includes(value)}
              aria-invalid={field.error !== null}
              onChange={(event) => choose(value, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && field.error === null ? (
        <p className={styles['purpose']}>{hint}</p>
      ) : (
        <FieldProblem id={id} error={field.error} />
      )}
    </fieldset>
  )
}

/** The values of a `ChoiceGroup`. */
export function chosenOf(value: string): string[] {
  return value === '' ? [] : value.split(',')
}
