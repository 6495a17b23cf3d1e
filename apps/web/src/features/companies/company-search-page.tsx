import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { SuggestedValues } from '../../components/suggestions/suggested-values.tsx'
import { COMPANIES } from '../../kinds/companies/companies.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { CompanyHistory } from './company-history.tsx'
import styles from './company-search-page.module.css'

/** Longest query that the server reads. */
const MAX_LENGTH = 10_000

/** /organization: search of companies, with what the user searched for and viewed before. */
export function CompanySearchPage() {
  const { t } = useTranslation('companies')
  const navigate = useNavigate()
  const user = useSessionUser()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const query = text.trim()
    if (query === '') return setMissing(true)
    void navigate({ to: COMPANIES.pages.list, search: toAddressParams(newSearch(COMPANIES, { query })) as never })
  }
  return (
    <div className={styles['page']}>
      <h1>{t('entry.title')}</h1>
      <p className={styles['lead']}>{t('entry.lead')}</p>
      <form className={styles['box']} role="search" onSubmit={submit}>
        <input
          className="gz-input"
          aria-label={t('entry.label')}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? 'company-missing' : undefined}
          placeholder={t('entry.placeholder')}
          list="company-suggestions"
          autoComplete="off"
          value={text}
          maxLength={MAX_LENGTH}
          onChange={(event) => {
            setText(event.target.value)
            setMissing(false)
          }}
        />
        <SuggestedValues id="company-suggestions" kind={COMPANIES} text={text} />
        <Button kind="primary" type="submit">
          {t('entry.search')}
        </Button>
      </form>
      {isMissing && (
        <p id="company-missing" role="alert" className={styles['missing']}>
          {t('entry.missing')}
        </p>
      )}
      <p className={styles['hint']}>{t('entry.hint')}</p>
      {user && <CompanyHistory />}
    </div>
  )
}
