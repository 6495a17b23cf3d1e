import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useKindLanguage } from '../../../../kinds/use-kind.ts'
import { QueryDescription } from '../../query-editor/query-description.tsx'
import { ClauseCounts } from './clause-counts.tsx'
import styles from './command-page.module.css'
import { DialectExport } from './dialect-export.tsx'
import { DialectImport } from './dialect-import.tsx'
import type { Command } from './read-command.ts'

interface CommandSummaryProps {
  /** The parsed `command`. */
  text: string
  command: Command
  onText: (text: string) => void
}

/**
 * The description of a command, and actions other than running it. Rendered only for another command, because a long one is expensive.
 */
export const CommandSummary = memo(function CommandAnswer({
  text,
  command: { read, query, tree, unknownLine },
  onText,
}: CommandSummaryProps) {
  const { t } = useTranslation('command')
  const { dialects } = useKindLanguage()
  return (
    <>
      <div className={styles['description']} aria-live="polite">
        <QueryDescription text={text} read={read} onFix={onText} />
        {unknownLine !== null && <p className={styles['error']}>{t('history.unknownLine', { line: unknownLine })}</p>}
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
