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

/** The latest searches with the numbers by which they can be combined; a press puts the number into the query. */
export function HistoryLines({ lines, isOfBrowser, failed, onLine }: HistoryLinesProps) {
  const { t } = useTranslation('command')
  const [newest, other] = [lines[0]?.line, lines[1]?.line]
  return (
    <section className={styles['history']} aria-labelledby="history-lines">
      <h2 id="history-lines">{t('history.title')}</h2>
      <p>
        {failed
          ? t('history.failed')
          : newest === undefined
            ? t('history.none')
            : t('history.explained', { example: other === undefined ? `#${newest}` : `#${other} AND #${newest}` })}
      </p>
      {isOfBrowser && lines.length > 0 && <p>{t('history.here')}</p>}
      <ol>
        {lines.map(({ query, line, total }) => (
          <li key={line}>
            <button type="button" className="gz-button" aria-label={t('history.insert', { line })} onClick={() => onLine(line)}>
              #{line}
            </button>
            <code>{query}</code>
            {total !== null && <span>{t('history.hits', { count: total })}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
