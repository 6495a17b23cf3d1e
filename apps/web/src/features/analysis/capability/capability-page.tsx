import { MAX_ASSESSED, type CapabilityAssessment } from '@gezhi/contract/client'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { CapabilityRadar } from './capability-radar.tsx'
import styles from './capability.module.css'
import { CompanyFinder } from './company-finder.tsx'
import { useAddressCompanies, useCapability } from './use-capability.ts'

/** /firmCapacity: the innovation capability of the companies in its address, compared. */
export function CapabilityPage() {
  const { t } = useTranslation('capability')
  const navigate = useNavigate()
  const companies = useAddressCompanies()
  const { data, error, refetch, isFetching } = useCapability(companies)
  const show = (names: readonly string[]) => void navigate({ to: '/firmCapacity', search: { company: [...names] } as never })
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('intro')}</p>
      <CompanyFinder
        chosen={companies}
        isFull={companies.length >= MAX_ASSESSED}
        onAdd={(name) => show([...companies.filter((one) => one !== name), name])}
      />
      {companies.length > 0 && (
        <ul className={styles['chosen']} aria-label={t('chosen')}>
          {companies.map((name) => (
            <li key={name}>
              {name}
              <Button kind="link" aria-label={t('removeOf', { name })} onClick={() => show(companies.filter((one) => one !== name))}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {isFetching && <WaitingBar />}
      {companies.length > 0 && data && <Comparison assessment={data} />}
    </div>
  )
}

function Comparison({ assessment: { list, version, time } }: { readonly assessment: CapabilityAssessment }) {
  const { t } = useTranslation('capability')
  return (
    <section className={styles['result']} aria-label={t('comparison')}>
      <CapabilityRadar companies={list} label={t('radar', { names: list.map(({ name }) => name).join(t('separator')) })} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable with the keyboard */}
      <div className={styles['scroll']} role="region" aria-label={t('comparison')} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('company')}</th>
              <th scope="col">{t('total')}</th>
              {list[0]?.axes.map(({ axis, name }) => (
                <th key={axis} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{t('patents')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ name, score, axes, total }) => (
              <tr key={name}>
                <th scope="row">
                  <Link to="/firmCapacityDetail" search={{ company: name } as never}>
                    {name}
                  </Link>
                </th>
                <td>
                  <strong>{score}</strong>
                </td>
                {axes.map((one) => (
                  <td key={one.axis}>{one.score}</td>
                ))}
                <td>{total.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {list.some(({ complete }) => !complete) && <p role="status">{t('incomplete')}</p>}
      {list.some(({ total }) => total === 0) && <p role="status">{t('noPatents')}</p>}
      <p className={styles['quiet']}>{t('note', { version, time })}</p>
    </section>
  )
}
