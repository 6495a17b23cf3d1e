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
  /** As `command` was read of it. */
  text: string
  command: Command
  onText: (text: string) => void
}

/** What there is to say of a command, and to do with it beside running it. Drawn only for another command: it is much for a long one. */
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
