import { useTranslation } from 'react-i18next'
import { recordDate } from '../../kinds/record-date.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { MarkDetail } from './mark-detail.ts'
import { officeWord } from './office-words.ts'
import { timelineEvents } from './timeline-events.ts'
import styles from './trademark-page.module.css'

/** What happened to a trademark, newest first. */
export function MarkTimeline({ mark }: { readonly mark: MarkDetail }) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  return (
    <section className={styles['section']}>
      <h2>{t('detail.timeline')}</h2>
      <ol className={styles['timeline']}>
        {timelineEvents(mark).map(({ date, type, text, code }) => (
          <li key={`${date} ${type} ${text} ${code}`} data-type={type}>
            <time dateTime={recordDate(date)}>{recordDate(date)}</time>
            <span className={styles['type']}>{t(`detail.types.${type}` as 'detail.types.other')}</span>
            {text !== '' && <span>{[officeWord(text, language), code === null ? '' : `(${code})`].filter(Boolean).join(' ')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
