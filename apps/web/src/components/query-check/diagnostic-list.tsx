import type { Diagnostic } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { columnOf } from './column-of.ts'
import styles from './query-check.module.css'

interface DiagnosticListProps {
  query: string
  diagnostics: readonly Diagnostic[]
  onFix: (query: string) => void
}

/** Diagnostics of a query, each with its position, and a button where it can be fixed in one step. */
export function DiagnosticList({ query, diagnostics, onFix }: DiagnosticListProps) {
  const { t } = useTranslation('search')
  if (diagnostics.length === 0) return null
  return (
    <ul className={styles['list']} aria-label={t('box.hints')}>
      {diagnostics.map((diagnostic) => (
        <li key={`${diagnostic.code} ${diagnostic.start} ${diagnostic.end}`} data-severity={diagnostic.severity}>
          <span>{t('box.place', { column: columnOf(query, diagnostic.start), message: diagnostic.message })}</span>
          <FixButton query={query} fix={diagnostic.fix} onFix={onFix} />
        </li>
      ))}
    </ul>
  )
}

function FixButton({ query, fix, onFix }: { query: string; fix: Diagnostic['fix']; onFix: (query: string) => void }) {
  if (fix === null) return null
  return (
    <Button kind="link" onClick={() => onFix(query.slice(0, fix.start) + fix.text + query.slice(fix.end))}>
      {fix.title}
    </Button>
  )
}
