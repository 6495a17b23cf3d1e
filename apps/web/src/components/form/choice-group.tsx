import { useId } from 'react'
import { faultId, FieldProblem } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

interface ChoiceGroupProps {
  readonly legend: string
  /** Its value is what is chosen, joined by commas, in the order of the options. */
  readonly field: FieldState
  readonly options: readonly { readonly value: string; readonly name: string }[]
}

/** Several boxes of which any may be ticked, with what is wrong below them. */
export function ChoiceGroup({ legend, field, options }: ChoiceGroupProps) {
  const id = useId()
  const chosen = chosenOf(field.value)
  const choose = (value: string, ticked: boolean) => {
    const next = options.map((option) => option.value).filter((one) => (one === value ? ticked : chosen.includes(one)))
    field.onValue(next.join(','))
  }
  return (
    <fieldset className={styles['choices']} aria-describedby={faultId(id)}>
      <legend>{legend}</legend>
      <div className={styles['choiceRow']}>
        {options.map(({ value, name }) => (
          <label key={value} className={styles['choice']}>
            <input
              type="checkbox"
              name={field.name}
              checked={chosen.includes(value)}
              aria-invalid={field.fault !== null}
              onChange={(event) => choose(value, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <FieldProblem id={id} fault={field.fault} />
    </fieldset>
  )
}

/** The values of a `ChoiceGroup`. */
export function chosenOf(value: string): string[] {
  return value === '' ? [] : value.split(',')
}
