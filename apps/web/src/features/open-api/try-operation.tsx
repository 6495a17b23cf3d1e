import { Link } from '@tanstack/react-router'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import type { Operation } from './api-operation.ts'
import { invalidFields, requestOf, startValues } from './api-request.ts'
import { sampleOf } from './code-samples.ts'
import styles from './open-api.module.css'
import { sendRequest, type SentAnswer } from './send-request.ts'
import { SentAnswerView } from './sent-answer-view.tsx'
import { TryField } from './try-field.tsx'

interface TryOperationProps {
  readonly operation: Operation
  readonly secret: string
  readonly onSecret: (secret: string) => void
  /** The choice of the operation. */
  readonly choice: ReactNode
}

/** The form of an operation, the request it makes, and the answer. */
export function TryOperation({ operation, secret, onSecret, choice }: TryOperationProps) {
  const { t } = useTranslation('openApi')
  const id = useId()
  const [values, setValues] = useState(startValues(operation))
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<SentAnswer | 'sending' | 'failed' | null>(null)
  const invalid = invalidFields(operation, values)
  const request = invalid.length === 0 ? requestOf(operation, values) : null
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const lacksFile = operation.isForm && file === null ? ['file'] : []
    const names = [...lacksFile, ...invalid]
    const found = secret.trim() === '' ? t('test.keyNeeded') : names.length > 0 ? t('test.invalid', { names: names.join(', ') }) : null
    setProblem(found)
    if (found !== null || request === null || answer === 'sending') return
    setAnswer('sending')
    setAnswer(await sendRequest(request, secret.trim(), file).catch(() => 'failed' as const))
  }
  const sample = request === null ? null : sampleOf('curl', request, window.location.origin)
  return (
    <div className={styles['columns']}>
      <form className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
        {choice}
        <label>
          {t('test.key')}
          <input
            className="gz-input"
            type="password"
            autoComplete="off"
            value={secret}
            maxLength={100}
            placeholder="gz_…"
            aria-describedby={`${id}-hint`}
            onChange={(event) => onSecret(event.target.value)}
          />
        </label>
        <small id={`${id}-hint`} className={styles['note']}>
          {t('test.keyHint')} <Link to="/manageApiList">{t('service.createKey')}</Link>
        </small>
        {operation.fields.map((field) => (
          <TryField
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            isInvalid={problem !== null && invalid.includes(field.name)}
            onValue={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            onFile={setFile}
          />
        ))}
        {problem !== null && (
          <p className={styles['error']} role="alert">
            {problem}
          </p>
        )}
        <div className={styles['bar']}>
          <Button kind="primary" type="submit" disabled={answer === 'sending'}>
            {t(answer === 'sending' ? 'test.sending' : 'test.send')}
          </Button>
        </div>
      </form>
      <div className={styles['group']}>
        <section className={styles['group']} aria-label={t('test.request')}>
          <div className={styles['head']}>
            <h2>{t('test.request')}</h2>
            {sample !== null && <CopyButton text={sample} label={t('copy')} done={t('copied')} failed={t('notCopied')} withLabel />}
          </div>
          <pre className={styles['code']} translate="no">
            {sample ?? t('test.invalid', { names: invalid.join(', ') })}
          </pre>
        </section>
        <SentAnswerView answer={answer} />
      </div>
    </div>
  )
}
