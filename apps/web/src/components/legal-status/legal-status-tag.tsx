import { useValueName } from '../../kinds/use-value-name.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './legal-status-tag.module.css'

/** The legal status in words, with a dot whose colour says the same. */
export function LegalStatusTag({ status }: { status: string | null }) {
  const language = useLanguage()
  const valueName = useValueName()
  if (status === null) return null
  return (
    <span className={styles['tag']} data-status={status}>
      {valueName('legal', status, language)}
    </span>
  )
}
