import type { ResolvedQuery } from '@gezhi/query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindLanguage } from '../../../../kinds/use-kind.ts'
import { QueryDescription } from '../../query-editor/query-description.tsx'
import { ClauseCounts } from './clause-counts.tsx'
import styles from './command-page.module.css'
import { DialectExport } from './dialect-export.tsx'
import { DialectImport } from './dialect-import.tsx'

interface CommandSummaryProps {
  /** The parsed `command`. */
  text: string
  command: ResolvedQuery
  /** Searches of the history that it refers to are being fetched. */
  isWaiting: boolean
  onText: (text: string) => void
}

/**
 * The description of a command, and actions other than running it. Rendered only for another command, because a long one is expensive.
 */
export const CommandSummary = memo(function CommandAnswer({ text, command, isWaiting, onText }: CommandSummaryProps) {
  const { read, query, tree, unknownLine } = command
  const { t } = useTranslation('command')
  const { dialects } = useKindLanguage()
  return (
    <>
      <div className={styles['description']} aria-live="polite">
        <QueryDescription text={command.text} read={read} onFix={onText} />
        {unknownLine !== null && !isWaiting && <p className={styles['error']}>{t('history.unknownLine', { line: unknownLine })}</p>}
      </div>
      {Object.keys(dialects).length > 0 && (
        <div className={styles['dialects']}>
          <DialectImport text={text} onText={onText} />
          <DialectExport tree={tree} />
        </div>
      )}
      <ClauseCounts query={query} />
    </>
  )
})
