import type { QueryRelaxation } from '@gezhi/contract/client'
import { Suspense } from 'react'
import { LateNumberReport } from '../../../components/number-report/late-number-report.tsx'
import { useFoundNumbers } from '../../../components/number-report/use-found-numbers.ts'
import { useListWords } from '../../../kinds/kind-words.ts'
import { Button } from '../../../components/button.tsx'
import { changeSearch, type SearchState } from '../../../search-state/search-state.ts'
import { useQueryRelaxation } from '../api/use-query-relaxation.ts'
import { FilterChips } from '../filters/filter-chips.tsx'
import styles from './list-empty.module.css'

interface NoMatchProps {
  state: SearchState
  onState: (state: SearchState) => void
}

/**
 * For a search without hits: an unknown number; or likely misspellings, conditions and filters, each with a link to the search without it.
 */
export function NoMatch({ state, onState }: NoMatchProps) {
  const plain = state.mode === null && state.filters.length === 0
  const numbers = useFoundNumbers(state.query, plain)
  const missing = plain ? (numbers.data?.numberList.filter(({ records }) => records.length === 0) ?? []) : []
  if (numbers.isLoading) return null
  if (missing.length === 0) return <Relaxations state={state} onState={onState} />
  return (
    <div className={styles['empty']}>
      <Suspense fallback={null}>
        {missing.map((number) => (
          <LateNumberReport key={number.written} number={number} />
        ))}
      </Suspense>
    </div>
  )
}

function Relaxations({ state, onState }: NoMatchProps) {
  const { t } = useListWords()
  const { data } = useQueryRelaxation(state)
  const search = (query: string) => onState(changeSearch(state, { query }))
  const hits = (count: number) => t('found.hits', { count })
  return (
    <div className={styles['empty']}>
      <h2>{t('found.noMatch')}</h2>
      <Spelling data={data} onSearch={search} hits={hits} />
      <p>{t('found.noMatchWhy')}</p>
      <ul>
        {state.filters.length > 0 && (
          <li>
            {t('found.looserFilters')}
            {data?.withoutFilters !== undefined && data.withoutFilters !== null && (
              <Button kind="link" onClick={() => onState(changeSearch(state, { filters: [] }))}>
                {t('found.withoutFilters', { hits: hits(data.withoutFilters) })}
              </Button>
            )}
            <FilterChips filters={state.filters} onFilters={(filters) => onState(changeSearch(state, { filters }))} />
          </li>
        )}
        {data && data.clauses.length > 0 && (
          <li>
            {t('found.looserClauses')}
            <Clauses clauses={data.clauses} onSearch={search} hits={hits} />
          </li>
        )}
        <li>{t(state.mode !== null && state.query === '' ? 'found.looserWay' : 'found.looserQuery')}</li>
      </ul>
    </div>
  )
}

interface PartProps {
  onSearch: (query: string) => void
  hits: (count: number) => string
}

function Spelling({ data, onSearch, hits }: PartProps & { data: QueryRelaxation | undefined }) {
  const { t } = useListWords()
  const found = data?.spelling.filter(({ total }) => total > 0) ?? []
  if (found.length === 0) return null
  return (
    <p className={styles['spelling']}>
      {t('found.didYouMean')}
      {found.map(({ queryStr, instead, total }) => (
        <Button key={queryStr} kind="link" onClick={() => onSearch(queryStr)}>
          <strong>{instead}</strong> {hits(total)}
        </Button>
      ))}
    </p>
  )
}

function Clauses({ clauses, onSearch, hits }: PartProps & { clauses: QueryRelaxation['clauses'] }) {
  const { t } = useListWords()
  return (
    <table className={styles['clauses']}>
      <thead>
        <tr>
          <th scope="col">{t('found.clause')}</th>
          <th scope="col">{t('found.alone')}</th>
          <th scope="col">{t('found.without')}</th>
        </tr>
      </thead>
      <tbody>
        {clauses.map(({ text, alone, without }) => (
          <tr key={text}>
            <td>
              <code>{text}</code>
            </td>
            <td>{hits(alone)}</td>
            <td>
              {without.total === 0 ? (
                hits(0)
              ) : (
                <Button
                  kind="link"
                  aria-label={t('found.dropClause', { clause: text, hits: hits(without.total) })}
                  onClick={() => onSearch(without.queryStr)}
                >
                  {hits(without.total)}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
