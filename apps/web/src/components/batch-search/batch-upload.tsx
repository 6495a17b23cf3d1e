import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchMatch } from '@gezhi/contract/client'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../button.tsx'
import { failureOf } from '../failure/failure-kind.ts'
import { showNotice } from '../notice/notice-store.ts'
import styles from './batch.module.css'
import { EMPTY_BATCH, problemOf, linesOf, typeOf, type BatchForm } from './batch-form.ts'
import { FileField } from './file-field.tsx'
import { saveAfterCheck } from './save-after-check.ts'

/**
 * The first step: the type of list, and the list as a file or pasted text. Errors are displayed with the server's message (B.batch.10).
 */
export function BatchUpload({ onMatched }: { onMatched: (match: BatchMatch) => void }) {
  const { t } = useTranslation('batch')
  const id = useId()
  const [form, setForm] = useState<BatchForm>(EMPTY_BATCH)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const change = (part: Partial<BatchForm>) => {
    setProblem(null)
    setForm({ ...form, ...part })
  }
  const showFailure = (error: unknown) => showNotice(failureOf(error).message ?? t('failed'))
  const match = useMutation({
    mutationFn: (submitted: BatchForm) => {
      const type = typeOf(submitted)
      if (submitted.file !== null) return apiClient.search.uploadBatchFile({ file: submitted.file, type })
      return apiClient.search.matchBatchNumbers({ numberList: linesOf(submitted), type })
    },
    onError: showFailure,
    onSuccess: (matched, { file }) => {
      showNotice(t(file === null ? 'matched' : 'uploaded'))
      onMatched(matched)
    },
  })
  const template = useMutation({
    mutationFn: () => saveAfterCheck(() => apiClient.search.downloadBatchTemplate({ type: typeOf(form) }), 'qc-template.xls'),
    onError: showFailure,
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const problem = problemOf(form)
    setProblem(problem)
    if (problem === null) match.mutate(form)
  }
  const checkboxOf = (name: 'publication' | 'application') => (
    <label>
      <input type="checkbox" checked={form[name]} onChange={(event) => change({ [name]: event.target.checked })} />
      {t(`field.${name}`)}
    </label>
  )
  const kind = (name: 'numbers' | 'names') => (
    <label>
      <input
        type="radio"
        name={`${id}k`}
        checked={form.names === (name === 'names')}
        onChange={() => change({ names: name === 'names' })}
      />
      {t(`kinds.${name}`)}
    </label>
  )
  return (
    <form className={styles['form']} onSubmit={send}>
      <fieldset className={styles['choice']}>
        <legend>{t('kind')}</legend>
        {kind('numbers')}
        {kind('names')}
      </fieldset>
      {!form.names && (
        <fieldset className={styles['choice']}>
          <legend>{t('fields')}</legend>
          {checkboxOf('publication')}
          {checkboxOf('application')}
        </fieldset>
      )}
      <label htmlFor={`${id}f`}>{t('file')}</label>
      <FileField id={`${id}f`} file={form.file} onFile={(file) => change({ file })} />
      <label htmlFor={`${id}p`}>{t('paste')}</label>
      <textarea
        id={`${id}p`}
        className={styles['field']}
        rows={5}
        value={form.pasted}
        disabled={form.file !== null}
        placeholder={form.names ? '' : t('placeholder')}
        aria-invalid={problem === 'empty' || undefined}
        aria-describedby={problem === null ? undefined : `${id}e`}
        onChange={(event) => change({ pasted: event.target.value })}
      />
      {problem !== null && (
        <p id={`${id}e`} className={styles['error']} role="alert">
          {t(problem)}
        </p>
      )}
      {match.isError && (
        <p className={styles['error']} role="alert">
          {failureOf(match.error).message ?? t('failed')}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="primary" type="submit" disabled={match.isPending}>
          {t(match.isPending ? 'matching' : 'match')}
        </Button>
        <Button disabled={template.isPending} onClick={() => template.mutate()}>
          {t('template')}
        </Button>
      </div>
    </form>
  )
}
