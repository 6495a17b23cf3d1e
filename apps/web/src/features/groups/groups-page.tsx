import { Link } from '@tanstack/react-router'
import type { ApplicantGroup } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { ResultListLink } from '../../components/result-list-link.tsx'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { FIRST_KIND } from '../../kinds/kinds.ts'
import { newSearch, toAddressParams } from '../../search-state/search-state.ts'
import styles from './groups.module.css'
import { GroupTables } from './group-tables.tsx'
import { useFigures, useGroups, useInvalidateGroups } from './use-groups.ts'

/** /applyGroup: the user's applicant groups with their figures, the most patents first, or the companies of one. */
export function GroupsPage() {
  const { t } = useTranslation('groups')
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<ApplicantGroup | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const groups = useGroups()
  const figures = useFigures(query, shown?.id ?? null)
  const stage = useWaitingStage(groups.isPending || figures.isFetching)
  const again = useInvalidateGroups()
  const remove = (id: string) => apiClient.groups.deleteApplicantGroup({ id }).catch(setFailure).then(again)
  const byId = new Map(groups.data?.list.map((group) => [group.id, group]))
  return (
    <div className={styles['page']}>
      {stage !== 'none' && <WaitingBar />}
      <header className={styles['head']}>
        <h1>{shown?.name ?? t('title')}</h1>
        {shown !== null && <Button onClick={() => setShown(null)}>{t('all')}</Button>}
        <Link className="gz-button" data-kind="primary" to="/creatGroup">
          {t('create')}
        </Link>
      </header>
      <p className={styles['secondary']}>{t('intro')}</p>
      {failure !== null && <FailurePanel title={t('failed')} error={failure} onRetry={() => setFailure(null)} />}
      {groups.error && <FailurePanel title={t('loadFailed')} error={groups.error} onRetry={() => void groups.refetch()} />}
      {groups.data?.total === 0 && (
        <div className={styles['empty']}>
          <p>{t('empty')}</p>
          <p>{t('emptyWhy')}</p>
        </div>
      )}
      {groups.data !== undefined && groups.data.total > 0 && (
        <>
          <form
            className={styles['head']}
            onSubmit={(event) => {
              event.preventDefault()
              setQuery(typed.trim())
            }}
          >
            <label>
              {t('within')}
              <input className="gz-input" value={typed} maxLength={2000} onChange={(event) => setTyped(event.target.value)} />
            </label>
            <Button type="submit">{t('apply')}</Button>
          </form>
          {figures.error && <FailurePanel title={t('failed')} error={figures.error} onRetry={() => void figures.refetch()} />}
          {figures.data && !figures.error && (
            <>
              <p role="status">{t('total', { count: figures.data.total })}</p>
              <div className={styles['scroll']}>
                <table className={styles['table']}>
                  <thead>
                    <tr>
                      <th scope="col">{t('rank')}</th>
                      <th scope="col">{t(shown === null ? 'name' : 'company')}</th>
                      <th scope="col">{t('count')}</th>
                      <th scope="col">{t('ratio')}</th>
                      <th scope="col">{t('first')}</th>
                      {shown === null && <th scope="col">{t('actions')}</th>}
                    </tr>
                  </thead>
                  <tbody>
                    {figures.data.list.map(({ id, name, rank, count, ratio, firstYear, isNew }) => (
                      <tr key={shown === null ? id : name}>
                        <td>{rank}</td>
                        <th scope="row">
                          {name} {isNew && <span className={styles['new']}>{t('isNew')}</span>}
                        </th>
                        <td>
                          {shown === null ? <Patents group={byId.get(id)} count={count} query={query} /> : count.toLocaleString('en-US')}
                        </td>
                        <td>{ratio}%</td>
                        <td>{firstYear ?? '—'}</td>
                        {shown === null && (
                          <td>
                            <span className={styles['actions']}>
                              <Button aria-label={t('detailsOf', { name })} onClick={() => setShown(byId.get(id) ?? null)}>
                                {t('details')}
                              </Button>
                              <Link
                                className="gz-button"
                                aria-label={t('chartsOf', { name })}
                                to="/analyseSingle"
                                search={chartsOf(byId.get(id), query)}
                              >
                                {t('charts')}
                              </Link>
                              <Link className="gz-button" aria-label={t('editOf', { name })} to="/creatGroup" search={{ id } as never}>
                                {t('edit')}
                              </Link>
                              <Button aria-label={t('removeOf', { name })} onClick={() => void remove(id)}>
                                {t('remove')}
                              </Button>
                            </span>
                          </td>
                        )}
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
              <GroupTables query={query} id={shown?.id ?? null} />
            </>
          )}
        </>
      )}
    </div>
  )
}

interface PatentsProps {
  readonly group: ApplicantGroup | undefined
  readonly count: number
  readonly query: string
}

/** The charts of a group: its trend, heat maps, and networks of its applicants and inventors. */
function chartsOf(group: ApplicantGroup | undefined, query: string) {
  return toAddressParams(newSearch(FIRST_KIND, { query: withinQuery(group?.queryStr ?? '', query) })) as never
}

function withinQuery(groupQuery: string, query: string): string {
  return query === '' ? groupQuery : `(${query}) AND ${groupQuery}`
}

/** The number of patents, which opens them. */
function Patents({ group, count, query }: PatentsProps) {
  const number = count.toLocaleString('en-US')
  if (group === undefined) return number
  return <ResultListLink query={withinQuery(group.queryStr, query)}>{number}</ResultListLink>
}
