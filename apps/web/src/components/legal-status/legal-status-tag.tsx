import { useLanguage } from '../../language/use-language.ts'
import { facetValueName } from '../../search-state/facet-value-name.ts'
import styles from './legal-status-tag.module.css'

/** The legal status in words, with a dot whose colour says the same. */
export function LegalStatusTag({ status }: { status: string | null }) {
  const language = useLanguage()
  if (status === null) return null
  return (
    <span className={styles['tag']} data-status={status}>
      {facetValueName('legal', status, language)}
    </span>
  )
}
