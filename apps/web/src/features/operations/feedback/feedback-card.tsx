import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import styles from './feedback.module.css'

/** A feedback as operators see it. */
export type ListedFeedback = Awaited<ReturnType<typeof apiClient.content.listAllFeedback>>['list'][number]

/** One feedback with its pictures and its answer, or the form for an answer. */
export function FeedbackCard({ row, kind }: { row: ListedFeedback; kind: string }) {
  const { t } = useTranslation('operations')
  const [writing, setWriting] = useState(row.answer === null)
  const pictures = row.picturePath === '' ? [] : row.picturePath.split(',')
  return (
    <li className={styles['card']}>
      <header>
        <StateTag kind="info">{kind}</StateTag>
        <strong>{row.nick}</strong>
        <a href={`tel:${row.contact}`}>{row.contact}</a>
        <time>{row.createTime}</time>
      </header>
      <p className={styles['content']}>{row.content}</p>
      {pictures.length > 0 && (
        <p className={styles['pictures']}>
          {pictures.map((picture, index) => (
            <a key={picture} href={picture} target="_blank" rel="noreferrer">
              <img src={picture} alt={t('feedback.picture', { number: index + 1 })} loading="lazy" />
            </a>
          ))}
        </p>
      )}
      {row.answer !== null && !writing && (
        <div className={styles['answer']}>
          <p>{row.answer}</p>
          <footer>
            <time>{row.answerTime}</time>
            <Button kind="link" onClick={() => setWriting(true)}>
              {t('feedback.reword')}
            </Button>
          </footer>
        </div>
      )}
      {writing && <AnswerForm row={row} onDone={() => setWriting(false)} />}
    </li>
  )
}

function AnswerForm({ row, onDone }: { row: ListedFeedback; onDone: () => void }) {
  const { t } = useTranslation('operations')
  const id = useId()
  const form = useForm({ answer: row.answer ?? '' }, { answer: [] })
  const answering = useAction({
    action: (answer: string) => apiClient.content.answerFeedback({ id: row.id, answer }),
    notice: t('feedback.replied', { nick: row.nick }),
    done: onDone,
  })
  const answer = form.values.answer.trim()
  const submit = form.submit(async () => void (await answering.mutateAsync(answer)), { blocked: answer === '' })
  return (
    <form className={styles['form']} {...submit}>
      <label htmlFor={id}>{t('feedback.answer')}</label>
      <textarea
        id={id}
        className="gz-input"
        rows={2}
        maxLength={2000}
        value={form.values.answer}
        onChange={({ target }) => form.setValue('answer', target.value)}
      />
      {form.failure !== null && <FailurePanel title={t('notDone')} error={form.failure} onRetry={() => submit.onSubmit()} />}
      <p>
        <Button kind="primary" type="submit" disabled={answer === ''} aria-disabled={form.busy}>
          {t('feedback.send')}
        </Button>
        {row.answer !== null && <Button onClick={onDone}>{t('cancel')}</Button>}
      </p>
    </form>
  )
}
