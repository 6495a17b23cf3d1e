import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { FIRST_KIND } from '../../kinds/kinds.ts'
import { hasCriteria } from '../../search-state/search-mode.ts'
import { listCall } from '../../search-state/search-request.ts'
import { newSearch, parseSearchState, toAddressParams } from '../../search-state/search-state.ts'
import { AnalysisView } from './analysis-view.tsx'
import styles from './analysis.module.css'
import { useNarrowedList } from './use-narrowed-list.ts'

/** /analyseSingle: the charts of the search in its address. */
export function AnalyseSinglePage() {
  const { t } = useTranslation('analysis')
  const state = parseSearchState(FIRST_KIND, { ...useSearch({ strict: false }) })
  const navigate = useNavigate()
  const narrowed = useNarrowedList(FIRST_KIND)
  const [text, setText] = useState(state.query)
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault()
    void navigate({ to: '/analyseSingle', search: toAddressParams(newSearch(FIRST_KIND, { query: text.trim() })) as never })
  }
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <form className={styles['bar']} onSubmit={submit}>
        <label className={styles['query']}>
          {t('query')}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <Button kind="primary" type="submit" disabled={text.trim() === ''}>
          {t('analyse')}
        </Button>
      </form>
      {hasCriteria(state) ? <AnalysisView list={listCall(state)} onOnly={narrowed} /> : <p>{t('noSource')}</p>}
    </div>
  )
}
