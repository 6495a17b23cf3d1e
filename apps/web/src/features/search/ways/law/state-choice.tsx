import { patentField } from '@gezhi/records'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from './law-page.module.css'
import { toggled } from './law-form.ts'

interface StateChoiceProps {
  title: string
  /** The field whose values are offered: `status`, `legal-state`. */
  field: string
  chosen: readonly string[]
  onChosen: (chosen: readonly string[]) => void
}

/** The states of one field, to be ticked. */
export function StateChoice({ title, field, chosen, onChosen }: StateChoiceProps) {
  const language = useLanguage()
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles['choices']}>
        {Object.entries(patentField(field)?.labels ?? {}).map(([code, label]) => (
          <label key={code}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => onChosen(toggled(chosen, code))} />
            {label[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
