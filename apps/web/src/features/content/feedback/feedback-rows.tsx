import type { ShownFeedback } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './feedback.module.css'
import { useFeedbackTypes } from './use-feedback-types.ts'

/** Rows of the history (B.feedback.06), each with its answer below it; `first` is the number of the first. On a phone a card each. */
export function FeedbackRows({ rows, first }: { rows: readonly ShownFeedback[]; first: number }) {
  const { t } = useTranslation('feedback')
  return (
    <table className={styles['rows']}>
      <thead>
        <tr>
          {(['number', 'type', 'content', 'contact', 'date', 'picture'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`history.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((row, index) => (
        <Row key={row.id} row={row} number={first + index} />
      ))}
    </table>
  )
}

function Row({ row, number }: { row: ShownFeedback; number: number }) {
  const { t } = useTranslation('feedback')
  const types = useFeedbackTypes().data ?? []
  const [picture] = row.picturePath.split(',')
  return (
    <tbody>
      <tr>
        <td>{number}</td>
        <td>{types.find(({ dictValue }) => dictValue === String(row.type))?.dictLabel ?? row.type}</td>
        <td className={styles['content']}>{row.content}</td>
        <td>{row.contact}</td>
        <td>{dayOf(row.createTime)}</td>
        <td>
          <a href={picture} target="_blank" rel="noreferrer" aria-label={t('history.openPicture', { number })}>
            <img src={picture} width="48" height="48" alt="" loading="lazy" />
          </a>
        </td>
      </tr>
      {row.answer !== null && (
        <tr className={styles['answer']}>
          <td colSpan={6}>
            <strong>{row.answerTime === null ? t('history.answer') : t('history.answered', { date: dayOf(row.answerTime) })}</strong>
            <p>{row.answer}</p>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The day of a time, `yyyy-MM-dd`: its first 10 characters (B.feedback.07). */
function dayOf(time: string): string {
  return time.slice(0, 10)
}
