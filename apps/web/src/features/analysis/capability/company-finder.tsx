import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './capability.module.css'

interface CompanyFinderProps {
  readonly chosen: readonly string[]
  readonly isFull: boolean
  readonly onAdd: (name: string) => void
}

/** Finds companies by words of their names and adds one to the comparison. */
export function CompanyFinder({ chosen, isFull, onAdd }: CompanyFinderProps) {
  const { t } = useTranslation('capability')
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState('')
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'groups', 'findGroupCompanies', { word }),
    enabled: word !== '',
  })
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    setWord(typed.trim())
  }
  return (
    <section aria-label={t('find')}>
      <form className={styles['find']} onSubmit={submit}>
        <input
          className="gz-input"
          type="search"
          aria-label={t('find')}
          placeholder={t('findPlaceholder')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button kind="primary" type="submit" disabled={typed.trim() === ''}>
          {t('search')}
        </Button>
      </form>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isFull && <p role="status">{t('full', { count: chosen.length })}</p>}
      {data?.length === 0 && <p role="status">{t('noneFound')}</p>}
      {data && data.length > 0 && (
        <ul className={styles['found']} aria-label={t('found')}>
          {data.map(({ name, count, spellings }) => (
            <li key={name}>
              <span>
                {name} <span className={styles['quiet']}>{t('patentsOf', { count })}</span>
                {spellings.length > 1 && <span className={styles['quiet']}> {t('spellings', { count: spellings.length })}</span>}
              </span>
              <Button disabled={isFull || chosen.includes(name)} aria-label={t('addOf', { name })} onClick={() => onAdd(name)}>
                {t('add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
