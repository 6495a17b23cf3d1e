import styles from '../mode-form.module.css'

interface CitationChoiceProps<Option extends string> {
  legend: string
  /** Name of the radio group, unique on the page. */
  name: string
  options: readonly Option[]
  value: Option
  labelOf: (option: Option) => string
  onChange: (option: Option) => void
}

/** One of a few options, all of them in sight. */
export function CitationChoice<Option extends string>({ legend, name, options, value, labelOf, onChange }: CitationChoiceProps<Option>) {
  return (
    <fieldset className={styles['choice']}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
          {labelOf(option)}
        </label>
      ))}
    </fieldset>
  )
}
