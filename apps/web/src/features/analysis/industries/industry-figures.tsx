import type { CatalogueChart } from '@gezhi/contract/client'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chart } from '../../../components/chart/chart.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { FIRST_KIND } from '../../../kinds/kinds.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { addFilters } from '../../../search-state/facet-filter.ts'
import { listCall } from '../../../search-state/search-request.ts'
import { changeSearch, toAddressParams, type SearchState } from '../../../search-state/search-state.ts'
import { Figures } from '../analysis-view.tsx'
import { Downloads } from '../downloads.tsx'
import { useAnalysis, useChartCatalogue } from '../use-analysis.ts'
import { industrySearch, type IndustryScheme } from './industry-address.ts'
import styles from './industries.module.css'
import { useIndustries, type ListedIndustry } from './use-industries.ts'

interface IndustryFiguresProps {
  readonly scheme: IndustryScheme
  readonly code: string
}

/** Charts of the catalogue that are shown for an industry: trend, applicants, offices, classes and new entrants. */
const CHARTS = ['apply_analyse', 'applicant_analyse', 'country_analyse', 'ipc_analyse', 'new_entrant_analyse'] as const

/** One industry: its classes, the industries below it, and its patents in charts. */
export function IndustryFigures({ scheme, code }: IndustryFiguresProps) {
  const { t } = useTranslation('industries')
  const { data, error, refetch } = useIndustries(scheme, code)
  const { data: catalogue, error: failed, refetch: again } = useChartCatalogue()
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (failed) return <FailurePanel title={t('failed')} error={failed} onRetry={() => void again()} />
  if (data === undefined || catalogue === undefined) return <WaitingBar />
  const industry = data[0]
  if (industry === undefined) return <p role="status">{t('unknown', { code })}</p>
  const { name, count, ipcList, children } = industry
  const search = industrySearch(FIRST_KIND, scheme, code)
  const params = toAddressParams(search) as never
  return (
    <>
      <h2>
        {code} {name}
      </h2>
      {count === null ? (
        <p role="status">{t(ipcList.length === 0 ? 'noClasses' : 'notCounted')}</p>
      ) : (
        <p className={styles['links']}>
          {t('patents', { count })}
          <Link to={FIRST_KIND.pages.list} search={params}>
            {t('openList')}
          </Link>
          <Link to="/analyseSingle" search={params}>
            {t('allCharts')}
          </Link>
        </p>
      )}
      {ipcList.length > 0 && (
        <details>
          <summary>{t('classes', { count: ipcList.length })}</summary>
          <p className={styles['classes']}>{ipcList.join(' ')}</p>
          <p className={styles['quiet']}>{t('ownSelection')}</p>
        </details>
      )}
      {children.length > 0 && <Below scheme={scheme} name={name} industries={children} />}
      {count !== null &&
        count > 0 &&
        CHARTS.map((type) => {
          const chart = catalogue.find((one) => one.type === type)
          return chart && <IndustryChart key={type} chart={chart} search={search} />
        })}
    </>
  )
}

/** The industries below one, compared. */
function Below({
  scheme,
  name,
  industries,
}: {
  readonly scheme: IndustryScheme
  readonly name: string
  readonly industries: readonly ListedIndustry[]
}) {
  const { t } = useTranslation('industries')
  const language = useLanguage()
  const navigate = useNavigate()
  const data = useMemo(() => {
    const counted = industries.filter(({ count }) => (count ?? 0) > 0).toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0))
    return {
      list: counted.map((one) => ({ value: one.code, name: one.name, count: one.count ?? 0 })),
      field: 'industry',
      columnField: null,
      language,
    }
  }, [industries, language])
  const open = (code: string) => void navigate({ to: '/domainAnalys', search: { scheme: scheme.key, industry: code } as never })
  return (
    <section className={styles['chart']}>
      <h3>{t('below')}</h3>
      {data.list.length > 0 && (
        <Chart kind="horizontalBar" data={data} label={t('belowOf', { name })} failed={t('notDrawn')} onPick={open} />
      )}
      <ul className={styles['below']}>
        {industries.map(({ code, name: title, count }) => (
          <li key={code}>
            <Link to="/domainAnalys" search={{ scheme: scheme.key, industry: code } as never}>
              {code} {title}
            </Link>
            <span className={styles['quiet']}>{count === null ? t('none') : t('patents', { count })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One chart of an industry; a value opens its patents. */
function IndustryChart({ chart, search }: { readonly chart: CatalogueChart; readonly search: SearchState }) {
  const { t } = useTranslation('industries')
  const navigate = useNavigate()
  const list = listCall(search)
  const chosen = { type: chart.type, level: null, applicants: [] }
  const { data, error, refetch } = useAnalysis(list, chosen, true)
  const kind = chart.chartTypeList[0]!
  const only = (field: string, value: string) => {
    const facet = search.kind.facets.find((one) => one.field === field)
    const filters = facet && addFilters(search.filters, facet.key, [value], true)
    if (!filters) return undefined
    return () => void navigate({ to: search.kind.pages.list, search: toAddressParams(changeSearch(search, { filters })) as never })
  }
  return (
    <section className={styles['chart']}>
      <h3>{chart.name}</h3>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data && <Figures chart={chart} kind={kind} analysis={data} onOnly={only} />}
      {data && data.list.length > 0 && (
        <div className={styles['links']}>
          <Downloads list={list} chosen={chosen} kind={kind} />
        </div>
      )}
    </section>
  )
}
