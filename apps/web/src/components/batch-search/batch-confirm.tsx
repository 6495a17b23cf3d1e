import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchMatch } from '@gezhi/contract/client'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../button.tsx'
import { failureOf } from '../failure/failure-kind.ts'
import { showNotice } from '../notice/notice-store.ts'
import { WithinField } from '../query-check/within-field.tsx'
import { useKind } from '../../kinds/use-kind.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import { useRunMode } from '../../search-state/use-run-mode.ts'
import styles from './batch.module.css'
import { InvalidRows } from './invalid-rows.tsx'
import { storeMatch } from './stored-match.ts'
import { saveAfterCheck } from './save-after-check.ts'

interface BatchConfirmProps {
  readonly match: BatchMatch
  /** The query in the address. */
  readonly query: string
  readonly onBack: () => void
  readonly onSearch?: (() => void) | undefined
}

/** The second step: found and missing entries, then on to the list, optionally limited by a query. */
export function BatchConfirm({ match, query, onBack, onSearch }: BatchConfirmProps) {
  const { t } = useTranslation('batch')
  const navigate = useNavigate()
  const runMode = useRunMode()
  const kind = useKind()
  const [within, setWithin] = useState(query)
  const { excelImportQueryStr, downloadCode, total, right, wrong, repeated, errors } = match
  const distinct = right - repeated
  const download = useMutation({
    mutationFn: (code: string) => saveAfterCheck(() => apiClient.search.downloadBatchErrors({ downloadCode: code }), t('errorFile')),
    onError: (error) => showNotice(failureOf(error).message ?? t('failed')),
  })
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    if (excelImportQueryStr === null) return
    const mode = { name: 'batch', args: { excelImportQueryStr, listed: distinct } } as const
    const state = newSearch(kind, { query: within.trim(), mode })
    storeMatch(match)
    if (onSearch === undefined) return void runMode(state)
    // In a dialog over another page the list replaces that page.
    onSearch()
    void navigate({ to: '/resultList', search: toAddressParams(state) })
  }
  return (
    <form className={styles['form']} onSubmit={search}>
      <p aria-live="polite">
        <strong>{t('counts', { total, right, wrong })}</strong> {repeated > 0 && t('repeated', { count: repeated, distinct })}
        {right > 0 && ` ${t('mayDiffer')}`}
      </p>
      {errors.length > 0 && <InvalidRows errors={errors} more={wrong - errors.length} />}
      {downloadCode !== null && (
        <div className={styles['actions']}>
          <Button disabled={download.isPending} onClick={() => download.mutate(downloadCode)}>
            {t('downloadErrors')}
          </Button>
        </div>
      )}
      <WithinField label={t('within')} placeholder={t('withinPlaceholder')} value={within} onChange={setWithin} />
      <div className={styles['actions']}>
        <Button kind="primary" type="submit" disabled={excelImportQueryStr === null}>
          {t('search')}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </form>
  )
}
