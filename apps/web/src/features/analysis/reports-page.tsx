import { REPORT_CATEGORIES, type Report } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { Select } from '../../components/select.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './analysis.module.css'

const PAGE_SIZE = 20
const CATEGORIES = ['all', 'technical', 'enterprise', 'competitive'] as const
type Category = (typeof CATEGORIES)[number]
const OWNERS = ['own', 'shared'] as const
type Owner = (typeof OWNERS)[number]

/** /searchIndex, /user/analysis-report and /user/reportManager: the user's reports. */
export function ReportsPage() {
  const { t } = useTranslation('analysis')
  const [category, setCategory] = useState<Category>('all')
  const [owner, setOwner] = useState<Owner>('own')
  const [page, setPage] = useState(1)
  const request = { category: REPORT_CATEGORIES[category], shared: owner === 'shared', pageNo: page, pageSize: PAGE_SIZE }
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'analysis', 'pageReports', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const queries = useQueryClient()
  const causeOf = useCause()
  /** The report that was just deleted: it can be restored. */
  const [deleted, setDeleted] = useState<Report | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const change = async (action: () => Promise<unknown>, last: Report | null) => {
    setFailure(null)
    try {
      await action()
      setDeleted(last)
    } catch (problem) {
      setFailure(causeOf(problem))
    }
    await queries.invalidateQueries({ queryKey: ['analysis', 'pageReports'] })
  }
  const list = data?.list ?? []
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE))
  const nameOf = (name: Category) => (name === 'all' ? t('all') : t(`categories.${name}`))
  const choose = (value: Category) => {
    setCategory(value)
    setPage(1)
  }
  return (
    <div className={styles['page']}>
      <h1>{t('reports')}</h1>
      <div className={styles['bar']}>
        <Select
          label={t('category')}
          value={category}
          options={CATEGORIES.map((value) => ({ value, name: nameOf(value) }))}
          onChange={choose}
        />
        <Select
          label={t('which')}
          value={owner}
          options={OWNERS.map((value) => ({ value, name: t(`${value}Reports`) }))}
          onChange={(value) => {
            setOwner(value)
            setPage(1)
          }}
        />
        <Link to="/reportConfigura" className="gz-button" data-kind="primary">
          {t('newReport')}
        </Link>
      </div>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
      {deleted && (
        <p className={styles['removed']} role="status">
          {t('removed', { title: deleted.title })}
          <Button kind="link" onClick={() => void change(() => apiClient.analysis.restoreReport({ id: deleted.id }), null)}>
            {t('undo')}
          </Button>
        </p>
      )}
      {!data && !error && <WaitingBar />}
      {data && list.length === 0 && <p>{t(owner === 'shared' ? 'noShared' : 'noReports')}</p>}
      <ul className={styles['rows']}>
        {list.map((report) => (
          <li key={report.id} className={styles['row']}>
            <Link to="/analyseView" search={{ id: report.id } as never}>
              {report.title}
            </Link>
            <span className={styles['text']}>{nameOf(CATEGORIES[report.category + 1] ?? 'all')}</span>
            <span className={styles['text']}>{t('charts', { count: report.chartCount })}</span>
            <span className={styles['text']}>{report.updateTime}</span>
            <Link to="/manageDetail" search={{ id: report.id } as never} className="gz-button">
              {t('detail')}
            </Link>
            {report.authority >= 2 && (
              <Link to="/reportConfigura" search={{ id: report.id } as never} className="gz-button">
                {t('edit')}
              </Link>
            )}
            {report.authority < 3 ? (
              <span className={styles['text']}>{report.owner}</span>
            ) : (
              <Button
                aria-label={`${t('delete')} ${report.title}`}
                onClick={() => void change(() => apiClient.analysis.deleteReport({ id: report.id }), report)}
              >
                {t('delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
    </div>
  )
}
