import { cutText, type SearchField } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { kindQuery } from '../../../../kinds/kind-query.ts'
import { useKind } from '../../../../kinds/use-kind.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useRested } from '../../../../components/use-rested.ts'
import styles from './advanced-page.module.css'
import type { FieldCondition } from './search-form.ts'

interface RowValueProps {
  field: SearchField | undefined
  condition: FieldCondition
  error: string | null
  onCondition: (condition: FieldCondition) => void
}

/** The value of a row: two ends, a value from a list, or an expression; names of organisations are suggested. */
export function RowValue({ field, condition, error, onCondition }: RowValueProps) {
  const { t } = useTranslation('advanced')
  const id = useId()
  const described = { 'aria-invalid': error !== null, 'aria-describedby': error === null ? undefined : `${id}f` }
  return (
    <div className={styles['value']}>
      {condition.kind === 'range' ? (
        (['from', 'to'] as const).map((end) => (
          <input
            key={end}
            value={condition[end]}
            aria-label={t(`row.${end}`)}
            placeholder={`${t(`row.${end}`)}: ${t('row.unlimited')}`}
            {...described}
            onChange={(event) => onCondition({ ...condition, [end]: event.target.value })}
          />
        ))
      ) : isListed(field, condition.text) ? (
        <select
          className="gz-select"
          aria-label={t('row.value')}
          value={condition.text}
          {...described}
          onChange={(event) => onCondition({ ...condition, text: event.target.value })}
        >
          <option value="">{t('row.choose')}</option>
          {field?.values.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <>
          <input
            value={condition.text}
            list={field?.inputType === 'party' ? `${id}l` : undefined}
            aria-label={t('row.value')}
            placeholder={field ? t('row.example', { example: valueOfExample(field.example) }) : ''}
            {...described}
            onChange={(event) => onCondition({ ...condition, text: event.target.value })}
          />
          {field?.inputType === 'party' && <CompanyOptions id={`${id}l`} text={condition.text} />}
        </>
      )}
      {error !== null && (
        <p id={`${id}f`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}

/** The value part of an example: a row has its own field. */
function valueOfExample(example: string): string {
  return example.replace(/^[\w-]+(?:==?|[<>]=?)/, '').replace(/^\((.*)\)$/, '$1')
}

/** A field of codes is chosen from its list unless something else is written already. */
function isListed(field: SearchField | undefined, text: string): boolean {
  return field !== undefined && field.values.length > 0 && (text === '' || field.values.some(({ value }) => value === text))
}

function CompanyOptions({ id, text }: { id: string; text: string }) {
  const language = useLanguage()
  const kind = useKind()
  const keyWord = cutText(useRested(text).trim(), 200)
  const { data = [] } = useQuery({
    ...kindQuery(language, kind, 'companies', { keyWord }),
    enabled: keyWord !== '' && kind.calls.companies !== undefined,
    retry: false,
  })
  return (
    <datalist id={id}>
      {data.map(({ name, count }) => (
        <option key={name} value={name}>
          {count.toLocaleString(language)}
        </option>
      ))}
    </datalist>
  )
}
