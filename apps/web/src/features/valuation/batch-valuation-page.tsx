import { MAX_VALUED_PATENTS } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { saveAfterCheck } from '../../components/batch-search/save-after-check.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { saveFile } from '../../components/save-file.ts'
import styles from './valuation.module.css'

interface Outcome {
  /** Null: the answer was a list of errors, and names no valuation. */
  readonly id: string | null
  readonly wrong: number
  readonly downloadCode: string | null
}

/** /assessmentPatch: values pasted numbers, or those of a file. */
export function BatchValuationPage() {
  const { t } = useTranslation('valuation')
  const navigate = useNavigate()
  const causeOf = useCause()
  const id = useId()
  const fileId = useId()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const run = useMutation({
    mutationFn: (source: readonly string[] | File) => (source instanceof File ? valueFile(source, t('errorFile')) : valueLines(source)),
    onSuccess: (outcome) => {
      if (outcome.id !== null && outcome.wrong === 0) void navigate({ to: '/assessmentList', search: { id: outcome.id } as never })
    },
  })
  const download = useMutation({
    mutationFn: (url: string) => saveAfterCheck(() => apiClient.valuation.downloadValuationErrors({ url }), t('errorFile')),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    setEmpty(lines.length === 0)
    if (lines.length > 0) run.mutate(lines)
  }
  const { data: outcome } = run
  const failure = run.error ?? download.error
  return (
    <div className={styles['page']}>
      <h1>{t('batch')}</h1>
      <p className={styles['text']}>{t('batchIntroduction', { limit: MAX_VALUED_PATENTS })}</p>
      <form className={styles['group']} onSubmit={submit} noValidate>
        <label className={styles['field']}>
          {t('numbers')}
          <textarea
            className={`gz-input ${styles['numbers']}`}
            value={text}
            aria-invalid={isEmpty}
            aria-describedby={isEmpty ? id : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {isEmpty && (
          <p id={id} className={styles['error']} role="alert">
            {t('emptyNumbers')}
          </p>
        )}
        <div className={styles['bar']}>
          <Button kind="primary" type="submit" disabled={run.isPending}>
            {run.isPending ? t('uploading') : t('value')}
          </Button>
          <input
            id={fileId}
            className="visually-hidden"
            type="file"
            accept=".xls,.xlsx,.csv"
            disabled={run.isPending}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file !== undefined) run.mutate(file)
              // The same file can be chosen again.
              event.target.value = ''
            }}
          />
          <label htmlFor={fileId} className="gz-button">
            {t('file')}
          </label>
        </div>
      </form>
      {failure && <FormMessage kind="error">{causeOf(failure)}</FormMessage>}
      {outcome?.id === null && (
        <p role="status">
          {t('allWrong')} <Link to="/assessment">{t('history')}</Link>
        </p>
      )}
      {outcome && outcome.id !== null && outcome.wrong > 0 && (
        <p role="status" className={styles['bar']}>
          {t('wrong', { count: outcome.wrong })}
          <Button disabled={download.isPending} onClick={() => download.mutate(outcome.downloadCode!)}>
            {t('downloadErrors')}
          </Button>
          <Link to="/assessmentList" search={{ id: outcome.id } as never} className="gz-button" data-kind="primary">
            {t('openList')}
          </Link>
        </p>
      )}
    </div>
  )
}

async function valueLines(lines: readonly string[]): Promise<Outcome> {
  return apiClient.valuation.valueNumbers({ numberList: [...lines] })
}

/** The answer is JSON, or a list of errors for a spreadsheet, which is saved (G23). */
async function valueFile(file: File, errorFile: string): Promise<Outcome> {
  const answer = await apiClient.valuation.uploadValuationFile({ file })
  if (!answer.type.startsWith('application/json')) {
    saveFile(answer, errorFile)
    return { id: null, wrong: 1, downloadCode: null }
  }
  const { data } = JSON.parse(await answer.text()) as { readonly data: { readonly id: string } }
  return { id: data.id, wrong: 0, downloadCode: null }
}
