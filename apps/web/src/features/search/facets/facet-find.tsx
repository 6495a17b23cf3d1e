import { useListWords } from '../../../kinds/kind-words.ts'
import { FilterField } from '../../../components/filter-field/filter-field.tsx'
import styles from './facet-panel.module.css'

interface FacetFindProps {
  title: string
  typed: string
  onTyped: (typed: string) => void
}

/** The box to find values inside a facet. */
export function FacetFind({ title, typed, onTyped }: FacetFindProps) {
  const { t } = useListWords()
  const label = t('facets.find', { facet: title })
  return <FilterField className={`gz-input ${styles['find']}`} label={label} value={typed} onChange={onTyped} />
}
