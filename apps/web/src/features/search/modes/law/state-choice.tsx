import { valueLabels } from '@gezhi/records'
import { useKindLanguage } from '../../../../kinds/use-kind.ts'
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

/** Checkboxes for the states of one field. */
export function StateChoice({ title, field, chosen, onChosen }: StateChoiceProps) {
  const language = useLanguage()
  const { fields } = useKindLanguage()
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles['choices']}>
        {valueLabels(fields.find(field)?.labels ?? {}).map(([code, label]) => (
          <label key={code}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => onChosen(toggled(chosen, code))} />
            {label[language]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
