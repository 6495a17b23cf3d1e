import type { IndexField, IndexValue } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './indexes-page.module.css'
import { useProjectUsers } from './use-indexes.ts'

/** Values by the id of their field; a field that is not named stays as it is. */
export type EditedValues = Readonly<Record<string, IndexValue>>

interface ValueFieldsProps {
  readonly projectId: string
  readonly fields: readonly IndexField[]
  readonly values: EditedValues
  readonly onValues: (values: EditedValues) => void
}

/** An input for each field of an index. */
export function ValueFields({ projectId, fields, values, onValues }: ValueFieldsProps) {
  return (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <ValueField
          key={field.id}
          projectId={projectId}
          field={field}
          value={values[field.id] ?? null}
          onValue={(value) => onValues({ ...values, [field.id]: value })}
        />
      ))}
    </div>
  )
}

interface ValueFieldProps {
  readonly projectId: string
  readonly field: IndexField
  readonly value: IndexValue
  readonly onValue: (value: IndexValue) => void
}

function ValueField({ projectId, field: { name, type, optionList }, value, onValue }: ValueFieldProps) {
  const { t } = useTranslation('indexes')
  const text = typeof value === 'string' ? value : ''
  const chosen = Array.isArray(value) ? value : []
  const toggle = (option: string) => {
    const next = optionList.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)))
    onValue(next.length === 0 ? null : next)
  }
  if (type === 'multiple') {
    return (
      <fieldset className={styles['options']}>
        <legend>{name}</legend>
        {optionList.map((option) => (
          <label key={option}>
            <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} /> {option}
          </label>
        ))}
      </fieldset>
    )
  }
  return (
    <label className={styles['value']}>
      {name}
      {type === 'text' && (
        <textarea className="gz-input" rows={2} maxLength={2000} value={text} onChange={(event) => onValue(event.target.value || null)} />
      )}
      {type === 'number' && (
        <input
          className="gz-input"
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => onValue(event.target.value === '' ? null : event.target.valueAsNumber)}
        />
      )}
      {type === 'date' && (
        <input
          className="gz-input"
          type="date"
          value={text && `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`}
          onChange={(event) => onValue(event.target.value.replaceAll('-', '') || null)}
        />
      )}
      {type === 'single' && (
        <select className="gz-select" value={text} onChange={(event) => onValue(event.target.value || null)}>
          <option value="">{t('values.empty')}</option>
          {optionList.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {type === 'person' && <PersonSelect projectId={projectId} value={text} onValue={onValue} />}
    </label>
  )
}

function PersonSelect({ projectId, value, onValue }: { projectId: string; value: string; onValue: (value: IndexValue) => void }) {
  const { t } = useTranslation('indexes')
  const { data = [] } = useProjectUsers(projectId)
  return (
    <select className="gz-select" value={value} onChange={(event) => onValue(event.target.value || null)}>
      <option value="">{t('values.empty')}</option>
      {data.map(({ userId, nick }) => (
        <option key={userId} value={userId}>
          {nick}
        </option>
      ))}
    </select>
  )
}
