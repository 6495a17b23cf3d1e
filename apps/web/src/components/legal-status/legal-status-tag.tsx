import { Suspense } from 'react'
import type { ShownStatus } from '../../kinds/kind-display.ts'
import { useValueName } from '../../kinds/use-shown-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './legal-status-tag.module.css'

/** The legal status in words, with a dot in the corresponding colour, hollow if it was only derived, and the date of its evidence. */
export function LegalStatusTag({ status }: { status: ShownStatus | null }) {
  if (status === null) return null
  return (
    <Suspense fallback={null}>
      <NamedStatus status={status} />
    </Suspense>
  )
}

function NamedStatus({ status: { status, hollow, note, title } }: { status: ShownStatus }) {
  const language = useLanguage()
  const valueName = useValueName()
  return (
    <span className={styles['tag']} data-status={status} data-hollow={hollow || undefined} title={title?.[language]}>
      <span className={styles['name']}>{valueName('legal', status, language)}</span>
      {note !== null && ' '}
      {note !== null && <span className={styles['note']}>{note[language]}</span>}
    </span>
  )
}
