import type { PictureClassScheme } from '@gezhi/contract/client'
import { useId, useState, type ComponentProps, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import type { PictureQuery } from '../../components/picture-search/picture-query.ts'
import styles from './pictures.module.css'
import { readTypedFilters, type TypedField, type TypedFilters, type TypedIssue } from './typed-filters.ts'

/** Classes that are typed, by what is searched. */
const SCHEMES: Readonly<Record<PictureQuery['kind'], readonly PictureClassScheme[]>> = {
  patent: ['locarno'],
  trademark: ['vienna', 'nice'],
}

interface TypedFilterFormProps {
  readonly query: PictureQuery
  readonly onQuery: (query: PictureQuery) => void
}

/** Filters to type: classes and years. What cannot match is named at its field instead of being searched. */
export function TypedFilterForm({ query, onQuery }: TypedFilterFormProps) {
  const { t } = useTranslation('pictures')
  const [issues, setIssues] = useState<TypedFilters['issues']>({})
  const schemes = SCHEMES[query.kind]
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const written = new FormData(form)
    const read = readTypedFilters(schemes, (field) => {
      const value = written.get(field)
      return typeof value === 'string' ? value : ''
    })
    setIssues(read.issues)
    const [invalid] = Object.keys(read.issues)
    if (invalid !== undefined) {
      form.querySelector<HTMLInputElement>(`input[name="${invalid}"]`)?.focus()
      return
    }
    const { codes, fromYear, toYear } = read
    onQuery({ ...query, filters: { ...query.filters, ...codes }, viennaFirst: written.has('viennaFirst'), fromYear, toYear })
  }
  return (
    <form className={styles['typed']} noValidate onSubmit={apply}>
      {schemes.map((name) => (
        <TypedInput
          key={name}
          name={name}
          label={t(`filter.${name}`)}
          issue={issues[name]}
          defaultValue={query.filters[name].join(', ')}
          placeholder={t(`filter.example.${name}`)}
        />
      ))}
      {schemes.includes('vienna') && (
        <label className={styles['check']}>
          <input type="checkbox" name="viennaFirst" defaultChecked={query.viennaFirst} />
          {t('filter.viennaFirst')}
        </label>
      )}
      <TypedInput name="from" label={t('filter.from')} issue={issues.from} inputMode="numeric" defaultValue={query.fromYear} />
      <TypedInput name="to" label={t('filter.to')} issue={issues.to} inputMode="numeric" defaultValue={query.toYear} />
      <Button type="submit">{t('filter.apply')}</Button>
    </form>
  )
}

interface TypedInputProps extends ComponentProps<'input'> {
  readonly name: TypedField
  readonly label: string
  readonly issue: TypedIssue | undefined
}

function TypedInput({ label, issue, ...input }: TypedInputProps) {
  const { t } = useTranslation('pictures')
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="gz-input"
        maxLength={200}
        aria-invalid={issue !== undefined}
        aria-describedby={issue && `${id}-issue`}
      />
      {issue && (
        <small id={`${id}-issue`} role="alert">
          {t(`filter.issue.${issue.issue}`, { value: issue.value })}
        </small>
      )}
    </div>
  )
}
