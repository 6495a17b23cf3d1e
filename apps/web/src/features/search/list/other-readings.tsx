import type { QueryReading } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { kindQuery } from '../../../kinds/kind-query.ts'
import { useListWords } from '../../../kinds/kind-words.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { relaxationRequest } from '../../../search-state/search-request.ts'
import { changeSearch, type SearchState } from '../../../search-state/search-state.ts'
import styles from './other-readings.module.css'

interface OtherReadingsProps {
  readonly state: SearchState
  readonly onState: (state: SearchState) => void
}

/** Longer queries are not names; queries with syntax are unambiguous. */
const MAY_BE_NAME = /^[^()=:*?#]{2,60}$/

/** A card for each reading of the words with far more hits than as text: a name, or a class with its title. */
export function OtherReadings({ state, onState }: OtherReadingsProps) {
  const { kind, query, mode } = state
  const { data = [] } = useQuery({
    ...kindQuery(useLanguage(), kind, 'readings', relaxationRequest(state)),
    enabled: kind.calls.readings !== undefined && mode === null && MAY_BE_NAME.test(query.trim()),
    retry: false,
  })
  if (data.length === 0) return null
  return (
    <ul className={styles['cards']}>
      {data.map((reading) => (
        <li key={reading.field}>
          <ReadingCard reading={reading} onChoose={() => onState(changeSearch(state, { query: reading.queryStr }))} />
        </li>
      ))}
    </ul>
  )
}

function ReadingCard({ reading, onChoose }: { readonly reading: QueryReading; readonly onChoose: () => void }) {
  const { t } = useListWords()
  const { label, value, title, total } = reading
  return (
    <button type="button" className={styles['card']} onClick={onChoose}>
      <span className={styles['label']}>{t('readings.as', { label })}</span>
      <strong className={styles['value']}>{value}</strong>
      {title !== null && <span className={styles['title']}>{title}</span>}
      <span className={styles['total']}>{t('found.hits', { count: total })}</span>
    </button>
  )
}
