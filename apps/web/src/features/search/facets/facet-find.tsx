import { useTranslation } from 'react-i18next'
import styles from './facet-panel.module.css'

interface FacetFindProps {
  title: string
  typed: string
  onTyped: (typed: string) => void
}

/** The box to find values inside a facet. */
export function FacetFind({ title, typed, onTyped }: FacetFindProps) {
  const { t } = useTranslation('search')
  const label = t('facets.find', { facet: title })
  return (
    <input
      className={`gz-input ${styles['find']}`}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => onTyped(event.target.value)}
    />
  )
}
