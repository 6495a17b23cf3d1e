import type { FoundCompany, GroupCompany } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './groups.module.css'

interface FoundCompaniesProps {
  readonly chosen: readonly GroupCompany[]
  readonly onAdd: (company: FoundCompany) => void
}

/** Finds companies by words of their names; each names that count as it are listed with their reasons, and can be left out. */
export function FoundCompanies({ chosen, onAdd }: FoundCompaniesProps) {
  const { t } = useTranslation('groups')
  const [typed, setTyped] = useState('')
  const [word, setWord] = useState('')
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'groups', 'findGroupCompanies', { word }),
    enabled: word !== '',
  })
  return (
    <section>
      <h2>{t('find')}</h2>
      <form
        className={styles['head']}
        onSubmit={(event) => {
          event.preventDefault()
          setWord(typed.trim())
        }}
      >
        <input
          className="gz-input"
          type="search"
          aria-label={t('find')}
          placeholder={t('findPlaceholder')}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('search')}</Button>
      </form>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p role="status">{t('noneFound')}</p>}
      {data && data.length > 0 && (
        <ul className={styles['companies']} aria-label={t('found')}>
          {data.map((company) => (
            <CompanyChoice key={company.name} company={company} isChosen={chosen.some(({ name }) => name === company.name)} onAdd={onAdd} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface CompanyChoiceProps {
  readonly company: FoundCompany
  readonly isChosen: boolean
  readonly onAdd: (company: FoundCompany) => void
}

function CompanyChoice({ company, isChosen, onAdd }: CompanyChoiceProps) {
  const { t } = useTranslation('groups')
  const [omitted, setOmitted] = useState<ReadonlySet<string>>(new Set())
  const { name, count, spellings } = company
  const toggle = (spelling: string) => {
    const next = new Set(omitted)
    if (!next.delete(spelling)) next.add(spelling)
    setOmitted(next)
  }
  return (
    <li>
      <div>
        <strong>{name}</strong> {t('patents', { count })}
        {spellings.length > 1 && (
          <ul className={styles['spellings']}>
            {spellings.map((spelling) => (
              <li key={spelling.name}>
                <label>
                  <input type="checkbox" checked={!omitted.has(spelling.name)} onChange={() => toggle(spelling.name)} />
                  {spelling.name} · {t('patents', { count: spelling.count })}
                </label>
                <span className={styles['secondary']}>{t(`reason.${spelling.reason}`)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        disabled={isChosen || omitted.size === spellings.length}
        aria-label={t('addOf', { name })}
        onClick={() => onAdd({ ...company, spellings: spellings.filter((spelling) => !omitted.has(spelling.name)) })}
      >
        {t('add')}
      </Button>
    </li>
  )
}
