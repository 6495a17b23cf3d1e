import type { SearchField } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { Icon } from '../../../../components/icon/icon.tsx'
import { Select } from '../../../../components/select.tsx'
import { fieldsByGroup } from '../../query-editor/fields-by-group.ts'
import styles from './advanced-page.module.css'
import { conditionKinds, emptyCondition, withField } from './new-row.ts'
import { RowValue } from './row-value.tsx'
import type { FormRow } from './search-form.ts'

interface FormRowLineProps {
  row: FormRow
  /** `2.1`: part of the row's accessible name. */
  number: string
  fields: readonly SearchField[]
  error: string | null
  onRow: (row: FormRow) => void
  onRemove: () => void
}

/** A row of the form: exclusion, field, kind of condition, and value. */
export function FormRowLine({ row, number, fields, error, onRow, onRemove }: FormRowLineProps) {
  const { t } = useTranslation('advanced')
  const field = fields.find(({ code }) => code === row.field)
  const usual = conditionKinds(field)
  const kinds = usual.includes(row.condition.kind) ? usual : [...usual, row.condition.kind]
  return (
    <div className={styles['row']} role="group" aria-label={t('row.label', { place: number })}>
      <label className={styles['negated']}>
        <input type="checkbox" checked={row.negated} onChange={(event) => onRow({ ...row, negated: event.target.checked })} />
        {t('row.negated')}
      </label>
      <select
        className="gz-select"
        aria-label={t('row.field')}
        value={row.field}
        onChange={(event) =>
          onRow(
            withField(
              row,
              fields.find(({ code }) => code === event.target.value),
            ),
          )
        }
      >
        <option value="">{t('row.anyField')}</option>
        {row.field !== '' && field === undefined && <option value={row.field}>{row.field}</option>}
        {fieldsByGroup(fields, '').map(({ name, list }) => (
          <optgroup key={name} label={name}>
            {list.map(({ code, name: label }) => (
              <option key={code} value={code}>
                {label} {code}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Select
        label={t('row.operator')}
        value={row.condition.kind}
        options={kinds.map((kind) => ({ value: kind, name: t(`row.${kind}`) }))}
        onChange={(kind) => onRow({ ...row, condition: emptyCondition(kind) })}
      />
      <RowValue field={field} condition={row.condition} error={error} onCondition={(condition) => onRow({ ...row, condition })} />
      <Button kind="plain" icon aria-label={`${t('row.remove')} ${number}`} title={t('row.remove')} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </div>
  )
}
