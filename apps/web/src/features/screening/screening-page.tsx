import type { ScreeningRequest } from '@gezhi/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { saveFile } from '../../components/save-file.ts'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { ScreeningForm } from './screening-form.tsx'
import { readClasses } from './read-classes.ts'
import styles from './screening-page.module.css'
import { SimilarMarkList } from './similar-mark-list.tsx'

/** /trademark/similar?mark=…&classes=9,35: a mark is screened for similar ones, and the result downloaded as a report. */
export function ScreeningPage() {
  const { t } = useTranslation('screening')
  const initial = useInitialFields()
  const [request, setRequest] = useState(() => requestOf(initial))
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['screening', request],
    queryFn: ({ signal }) => apiClient.screening.screenMark(request!, { signal }),
    enabled: request !== null,
  })
  const report = useMutation({
    mutationFn: (one: ScreeningRequest) => apiClient.screening.downloadScreening(one),
    onSuccess: (file, { text }) => saveFile(file, `${t('reportName')} ${text}.pdf`),
  })
  const stage = useWaitingStage(isFetching)
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('promise')}</p>
      <ScreeningForm
        key={`${initial.mark}\n${initial.classes}`}
        initial={initial}
        onSearch={(next) => {
          report.reset()
          if (JSON.stringify(next) === JSON.stringify(request)) void refetch()
          else setRequest(next)
        }}
      />
      {request === null && <p className={styles['quiet']}>{t('start')}</p>}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data && request !== null && (
        <section className={styles['result']} aria-label={t('list')} aria-busy={isFetching}>
          <div className={styles['bar']}>
            <p role="status">
              {data.total === 0 ? t('none') : t('total', { count: data.total })}
              {data.total > data.list.length && t('shown', { count: data.list.length })}
            </p>
            <Button disabled={report.isPending} onClick={() => report.mutate(request)}>
              {report.isPending ? t('reporting') : t('report')}
            </Button>
          </div>
          {report.error && <FailurePanel title={t('reportFailed')} error={report.error} onRetry={() => report.mutate(request)} />}
          {data.list.length > 0 && <SimilarMarkList marks={data.list} />}
          <p className={styles['quiet']}>{t('noneWhy')}</p>
        </section>
      )}
    </div>
  )
}

/** What an address that names a mark and its classes asks for; null if a part is missing or wrong. */
function requestOf({ mark, classes }: InitialFields): ScreeningRequest | null {
  const numbers = readClasses(classes)
  if (mark.trim() === '' || numbers === null || numbers.length === 0) return null
  return { text: mark.trim(), classes: numbers, goods: '', methods: [], rules: [], liveOnly: false }
}

interface InitialFields {
  readonly mark: string
  readonly classes: string
}

/** The mark and classes of the address. The router reads numbers in it as such. */
function useInitialFields(): InitialFields {
  const { mark = '', classes = '' } = useSearch({ strict: false }) as { mark?: string | number; classes?: string | number }
  return { mark: String(mark), classes: String(classes) }
}
