import type { ListAnswer } from '@gezhi/contract/client'
import { Button } from '../../../components/button.tsx'
import { useListWords } from '../../../kinds/kind-words.ts'
import { changeSearch, type SearchState } from '../../../search-state/search-state.ts'
import styles from './result-bar.module.css'

interface UndatedHitsProps {
  answer: ListAnswer | undefined
  state: SearchState
  onState: (state: SearchState) => void
}

/** How many records a query or a filter leaves out because they lack the date it compares, and the search by the other date; nothing where there are none. */
export function UndatedHits({ answer, state, onState }: UndatedHitsProps) {
  const { t } = useListWords()
  const undated = answer?.undated
  if (undated === undefined) return null
  const { total, totalRelation, name, instead, facet } = undated
  const replaced = state.kind.facets.filter(({ field }) => field === facet).map(({ key }) => key)
  const filters = state.filters.filter((filter) => !replaced.includes(filter.facet))
  return (
    <p className={styles['hidden']} role="note">
      {t(totalRelation === 'gte' ? 'found.aboutUndated' : 'found.undated', { count: total, date: name.toLowerCase() })}{' '}
      <Button kind="link" onClick={() => onState(changeSearch(state, { query: instead.queryStr, filters }))}>
        {t('found.byOtherDate', { date: instead.name.toLowerCase() })}
      </Button>
    </p>
  )
}
