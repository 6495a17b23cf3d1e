import type { ValuationSummary } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { Meter } from './level-badge.tsx'
import { ReportButton } from './report-button.tsx'
import { useAddressText } from './use-address.ts'
import { ValuedTable } from './valued-table.tsx'
import styles from './valuation.module.css'

const LEVELS = ['A', 'B', 'C', 'D'] as const

/** /assessmentIPRDetail?id=…: the value of a portfolio. */
export function PortfolioDetailPage() {
  const { t } = useTranslation('valuation')
  const id = useAddressText('id')
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'valuation', 'getValuationSummary', { id }),
    enabled: id !== '',
  })
  return (
    <div className={styles['page']}>
      <h1 translate={data ? 'no' : undefined}>{data?.title ?? t('portfolio')}</h1>
      {id === '' && (
        <p>
          <Link to="/assessmentIPR">{t('portfolio')}</Link>
        </p>
      )}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {id !== '' && !data && !error && <WaitingBar />}
      {data && <Summary data={data} />}
    </div>
  )
}

function Summary({ data }: { readonly data: ValuationSummary }) {
  const { t } = useTranslation('valuation')
  const { present, found, mean, median, levelsNow, groups, years, classes, best, average, createTime, version } = data
  return (
    <>
      <div className={styles['bar']}>
        <span>{t('valued', { count: present, found })}</span>
        <Link to="/assessmentIPRFirmDetail" search={{ id: data.id } as never} className="gz-button">
          {t('all')}
        </Link>
        <ReportButton create={() => apiClient.valuation.exportValuationSummary({ id: data.id })} name={data.title} />
      </div>
      <div className={styles['cards']}>
        <section className={styles['card']} aria-label={t('mean')}>
          <span className={styles['text']}>{t('mean')}</span>
          <span className={styles['total']}>{mean}</span>
          <Meter share={mean / 100} />
          <span className={styles['text']}>
            {t('median')} {median}
          </span>
        </section>
        <section className={styles['card']} aria-label={t('levels')}>
          <span className={styles['text']}>{t('levels')}</span>
          {LEVELS.map((level) => (
            <div key={level} className={styles['group']}>
              <span>
                {t('level', { level })}: {levelsNow[level]}
              </span>
              <Meter share={present === 0 ? 0 : levelsNow[level] / present} />
            </div>
          ))}
        </section>
      </div>
      <p className={styles['text']}>{t('earlier', { value: average, time: createTime, version })}</p>
      <Means
        title={t('groups')}
        head={[t('group'), t('mean'), t('ofMax')]}
        rows={groups.map((group) => [group.name, group.average, group.max])}
      />
      <Means title={t('years')} head={[t('year'), t('mean'), t('count')]} rows={years.map((one) => [one.year, one.average, one.count])} />
      <Means
        title={t('classes')}
        head={[t('classCode'), t('mean'), t('count')]}
        rows={classes.map((one) => [one.classCode, one.average, one.count])}
      />
      <section className={styles['group']}>
        <h2>{t('best')}</h2>
        <ValuedTable rows={best} label={t('best')} />
      </section>
    </>
  )
}

interface MeansProps {
  readonly title: string
  readonly head: readonly [string, string, string]
  readonly rows: readonly (readonly [string | number, number, number])[]
}

function Means({ title, head, rows }: MeansProps) {
  if (rows.length === 0) return null
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={name} scope="col" data-number={index === 0 ? undefined : ''}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...numbers]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {numbers.map((number, index) => (
                // Two columns with a fixed meaning each.
                <td key={head[index + 1]} data-number="">
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
