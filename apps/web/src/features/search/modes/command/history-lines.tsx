import { useTranslation } from 'react-i18next'
import styles from './command-page.module.css'
import type { HistoryLine } from './use-history-lines.ts'

interface HistoryLinesProps {
  lines: readonly HistoryLine[]
  /** Whether they are this browser's. */
  isOfBrowser: boolean
  failed: boolean
  onLine: (line: number) => void
}

/** The searches that can be combined by their numbers; a press puts the number into the query. */
export function HistoryLines({ lines, isOfBrowser, failed, onLine }: HistoryLinesProps) {
  const { t } = useTranslation('command')
  return (
    <section className={styles['history']} aria-labelledby="history-lines">
      <h2 id="history-lines">{t('history.title')}</h2>
      <p>{failed ? t('history.failed') : lines.length === 0 ? t('history.none') : t('history.explained')}</p>
      {isOfBrowser && lines.length > 0 && <p>{t('history.here')}</p>}
      <ol>
        {lines.map(({ query, total }, index) => (
          <li key={index}>
            <button
              type="button"
              className="gz-button"
              aria-label={t('history.insert', { line: index + 1 })}
              onClick={() => onLine(index + 1)}
            >
              #{index + 1}
            </button>
            <code>{query}</code>
            {total !== null && <span>{t('history.hits', { count: total })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
