import type { AssessedCompany, CapabilityAssessment } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { ResultListLink } from '../../../components/result-list-link.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { CapabilityRadar } from './capability-radar.tsx'
import styles from './capability.module.css'
import { useAddressCompanies, useCapability } from './use-capability.ts'

/** /firmCapacityDetail: the scores of one company, each with the figures it is computed from. */
export function CapabilityDetailPage() {
  const { t } = useTranslation('capability')
  const companies = useAddressCompanies().slice(0, 1)
  const { data, error, refetch, isFetching } = useCapability(companies)
  const company = data?.list[0]
  return (
    <div className={styles['page']}>
      <Link to="/firmCapacity" search={{ company: companies } as never}>
        {t('compare')}
      </Link>
      <h1>{companies[0] ?? t('detailTitle')}</h1>
      {companies.length === 0 && <p role="status">{t('noCompany')}</p>}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isFetching && <WaitingBar />}
      {data && company && companies.length > 0 && <Detail company={company} assessment={data} />}
    </div>
  )
}

interface DetailProps {
  readonly company: AssessedCompany
  readonly assessment: CapabilityAssessment
}

function Detail({ company, assessment: { years, version, time } }: DetailProps) {
  const { t } = useTranslation('capability')
  const { name, names, score, axes, total, complete } = company
  return (
    <>
      <div className={styles['result']}>
        <CapabilityRadar companies={[company]} label={t('radar', { names: name })} />
        <dl className={styles['facts']}>
          <dt>{t('total')}</dt>
          <dd>
            <strong className={styles['score']}>{score}</strong>
          </dd>
          <dt>{t('patents')}</dt>
          <dd>{total.toLocaleString()}</dd>
          <dt>{t('names')}</dt>
          <dd>{names.join(t('separator'))}</dd>
          <RegisteredFacts name={name} />
        </dl>
      </div>
      {!complete && <p role="status">{t('incomplete')}</p>}
      {total === 0 && <p role="status">{t('noPatents')}</p>}
      <p className={styles['quiet']}>{t('formula', { from: years.from, to: years.to })}</p>
      {axes.map((axis) => (
        <AxisTable key={axis.axis} axis={axis} />
      ))}
      <p className={styles['quiet']}>{t('note', { version, time })}</p>
    </>
  )
}

function AxisTable({ axis: { name, score, indicators } }: { readonly axis: AssessedCompany['axes'][number] }) {
  const { t } = useTranslation('capability')
  const numberOf = (figure: number, isShare: boolean) => (isShare ? `${figure}%` : figure.toLocaleString())
  return (
    <section>
      <h2>
        {name} <span className={styles['quiet']}>{t('points', { score })}</span>
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with the keyboard */}
      <div className={styles['scroll']} role="region" aria-label={name} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {(['indicator', 'figure', 'full', 'scale', 'weight', 'score'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {indicators.map((one) => (
              <tr key={one.indicator}>
                <th scope="row">
                  {one.name}
                  <p className={styles['quiet']}>{one.description}</p>
                </th>
                <td>
                  <ResultListLink query={one.queryStr}>
                    {one.isLowerBound && '≥ '}
                    {numberOf(one.figure, one.isShare)}
                  </ResultListLink>
                </td>
                <td>{numberOf(one.full, one.isShare)}</td>
                <td>{t(`scales.${one.scale}`)}</td>
                <td>{one.weight}%</td>
                <td>{one.score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** What the register says about the company; nothing if it is not in it. */
function RegisteredFacts({ name }: { readonly name: string }) {
  const { t } = useTranslation('capability')
  const { data } = useQuery({ ...callQuery(useLanguage(), 'companies', 'getCompanyByName', { name }), retry: false })
  if (!data) return null
  const facts = [
    ['status', data.status],
    ['founded', data.founded],
    ['capital', data.capital?.text],
    ['address', data.address],
  ] as const
  return (
    <>
      <dt>{t('registered')}</dt>
      <dd>
        <Link to="/organizationDetaile" search={{ id: data.id } as never}>
          {data.name}
        </Link>
      </dd>
      {facts.map(([fact, value]) => value && <Fact key={fact} label={t(`facts.${fact}`)} value={value} />)}
    </>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  )
}
