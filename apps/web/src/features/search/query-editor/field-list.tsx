import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchField } from '@gezhi/contract/client'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from './field-list.module.css'
import { fieldsByGroup } from './fields-by-group.ts'
import { useSearchFields } from './use-search-fields.ts'

/** The fields of a query next to its editor, by group, with a filter; a press inserts one. */
export const FieldList = memo(function FieldList({ onField }: { onField: (field: SearchField) => void }) {
  const { t } = useTranslation('command')
  const [typed, setTyped] = useState('')
  const fields = useSearchFields()
  const groups = fieldsByGroup(fields.data ?? [], typed)
  return (
    <section className={styles['fields']} aria-labelledby="field-list">
      <h2 id="field-list">{t('fields.title')}</h2>
      <input
        type="search"
        value={typed}
        aria-label={t('fields.find')}
        placeholder={t('fields.find')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {fields.isPending && <WaitingBar />}
      {fields.error && <FailurePanel title={t('fields.failed')} error={fields.error} onRetry={() => void fields.refetch()} />}
      {fields.data && groups.length === 0 && <p role="status">{t('fields.none')}</p>}
      {/* A list longer than its place is read with the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['groups']} role="group" aria-labelledby="field-list" tabIndex={0}>
        {groups.map(({ name, list }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {list.map((field) => (
                <li key={field.code}>
                  <button type="button" title={field.example} onClick={() => onField(field)}>
                    <code>{field.code}</code> <span>{field.name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
})
