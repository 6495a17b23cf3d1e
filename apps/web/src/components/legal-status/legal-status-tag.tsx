import { Suspense } from 'react'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './legal-status-tag.module.css'

/** The legal status in words, with a dot whose colour says the same. */
export function LegalStatusTag({ status }: { status: string | null }) {
  if (status === null) return null
  return (
    <Suspense fallback={null}>
      <NamedStatus status={status} />
    </Suspense>
  )
}

function NamedStatus({ status }: { status: string }) {
  const language = useLanguage()
  const valueName = useValueName()
  return (
    <span className={styles['tag']} data-status={status}>
      {valueName('legal', status, language)}
    </span>
  )
}
