import type { NoveltyResult } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { saveFile } from '../../components/save-file.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { FeatureTable } from './feature-table.tsx'
import { NoveltyProgress } from './novelty-progress.tsx'
import styles from './novelty.module.css'
import { Removed } from './removed.tsx'
import { useCancelNovelty, useNovelty, useNoveltyRemoval } from './use-novelty.ts'

/** One analysis: its progress, then what follows from it, the table and the documents. */
export function NoveltyView({ id }: { readonly id: string }) {
  const { t } = useTranslation('novelty')
  const navigate = useNavigate()
  const { data, error, refetch } = useNovelty(id)
  const cancel = useCancelNovelty(() => navigate({ to: '/noveltyAnalys' }))
  const removal = useNoveltyRemoval()
  const [isRemoved, setRemoved] = useState(false)
  const failed = cancel.error ?? removal.error
  const remove = (isIt: boolean) => {
    setRemoved(isIt)
    if (isIt) removal.remove([id])
    else removal.undo()
  }
  return (
    <div className={styles['page']} data-wide="">
      <Link to="/noveltyAnalys">{t('back')}</Link>
      <h1 translate={data ? 'no' : undefined}>{data?.title ?? t('title')}</h1>
      {error && <FailurePanel title={t('loadFailed')} error={error} onRetry={() => void refetch()} />}
      {failed && <FailurePanel title={t('failed')} error={failed} onRetry={() => [cancel, removal].forEach(({ reset }) => reset())} />}
      {!data && !error && <WaitingBar />}
      {isRemoved && <Removed onUndo={removal.pending.length > 0 ? () => remove(false) : undefined} />}
      {data && !isRemoved && (
        <div className={styles['bar']}>
          {data.publicationNumber !== null && (
            <Link to="/searchDetail" search={{ id: data.publicationNumber } as never}>
              {data.publicationNumber}
            </Link>
          )}
          <span className={styles['text']}>{t('createTime', { time: data.createTime })}</span>
          <span className={styles['text']}>
            {data.applicationDate === null ? t('noDate') : t('before', { date: dated(data.applicationDate) })}
          </span>
          {data.status === 1 && <ReportButton id={id} title={data.title} fileType="pdf" />}
          {data.status === 1 && <ReportButton id={id} title={data.title} fileType="docx" />}
          <Button disabled={cancel.isPending} onClick={() => (data.status === 0 ? cancel.mutate(id) : remove(true))}>
            {t(data.status === 0 ? 'cancel' : 'delete')}
          </Button>
        </div>
      )}
      {data?.status === 0 && <NoveltyProgress title={data.title} progress={data.progress} />}
      {data?.status === 2 && !isRemoved && <p className={styles['error']}>{data.reason}</p>}
      {data?.status === 1 && !isRemoved && <Result data={data} />}
    </div>
  )
}

function Result({ data }: { readonly data: NoveltyResult }) {
  const { t } = useTranslation('novelty')
  const [opened, setOpened] = useState<string | null>(null)
  const document = data.list.find((one) => one.id === opened)
  return (
    <>
      <section className={styles['group']}>
        <h2>{t('conclusion')}</h2>
        {data.conclusion.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className={styles['text']}>{t('notAdvice')}</p>
      </section>
      {data.list.length > 0 && <FeatureTable data={data} onOpen={setOpened} />}
      {data.list.length > 0 && <DocumentList data={data} onOpen={setOpened} />}
      {document && <DocumentPanel key={document.id} id={data.id} document={document} onClose={() => setOpened(null)} />}
    </>
  )
}

interface ReportButtonProps {
  readonly id: string
  readonly title: string
  readonly fileType: 'pdf' | 'docx'
}

function ReportButton({ id, title, fileType }: ReportButtonProps) {
  const { t } = useTranslation('novelty')
  const report = useMutation({
    mutationFn: async () => {
      const { exportNoveltyPdf, exportNovelty } = apiClient.novelty
      const link = await (fileType === 'pdf' ? exportNoveltyPdf : exportNovelty)({ id })
      return apiClient.analysis.downloadAnalysis({ fileName: new URL(link, location.origin).searchParams.get('fileName') ?? '' })
    },
    onSuccess: (file) => saveFile(file, `${t('reportName')} ${title}.${fileType}`),
  })
  return (
    <>
      <Button disabled={report.isPending} onClick={() => report.mutate()}>
        {t(report.isPending ? 'reporting' : fileType)}
      </Button>
      {report.error && <FailurePanel title={t('reportFailed')} error={report.error} onRetry={() => report.mutate()} />}
    </>
  )
}

/** `yyyy-MM-dd` of `yyyyMMdd`. */
function dated(date: string): string {
  return date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}
