import type { Client } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { TabStrip } from '../../components/tab-strip/tab-strip.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { EnterpriseMembers } from './enterprise-members.tsx'
import styles from './payment.module.css'

type Held = Awaited<ReturnType<Client['payment']['listHeldProducts']>>

/** A user who was migrated from another platform. */
const MIGRATED = 2

const TABS = ['ka', 'rights', 'enterprise'] as const
type Tab = (typeof TABS)[number]

/**
 * /user/myRights: the cards of the user, which `?tab=ka` selects (B.router.27), with `?tab=rights` the limits and
 * what is used of them, and with `?tab=enterprise` who shares them.
 */
export function RightsPage() {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  // Shown here only.
  const isMigrated = useQuery(callQuery(useLanguage(), 'accounts', 'getCurrentUser', {})).data?.giveVipType === MIGRATED
  const active: Tab = TABS.find((known) => known === tab) ?? 'ka'
  return (
    <div className={styles['tabs']}>
      <h1>{t('rights.title')}</h1>
      {isMigrated && <p className={styles['note']}>{t('rights.migrated')}</p>}
      <TabStrip
        label={t('rights.title')}
        tabs={TABS.map((key) => ({ key, title: t(`rights.tabs.${key}`) }))}
        active={active}
        onActive={(next) => void navigate({ to: '/user/myRights', search: { tab: next } as never })}
      >
        {{ ka: <Cards />, rights: <Limits />, enterprise: <EnterpriseMembers /> }[active]}
      </TabStrip>
    </div>
  )
}

/** Memberships, active or beginning later, and packs of uses. */
function Cards() {
  const { t } = useTranslation('payment')
  const purchase = usePurchase()
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'payment', 'listHeldProducts', {}), staleTime: 0 })
  if (error) return <FailurePanel title={t('rights.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  if (data.list.length === 0 && data.packs.length === 0) {
    return (
      <div className={styles['empty']}>
        <p role="status">{t('rights.none')}</p>
        <Button kind="primary" onClick={() => purchase()}>
          {t('rights.open')}
        </Button>
      </div>
    )
  }
  return (
    <ul className={styles['rows']}>
      {data.list.map((card) => (
        <Card key={`${card.productName} ${card.startTime}`} card={card} onRenew={() => purchase()} />
      ))}
      {data.packs.map(({ productName, total, used, startTime, endTime }) => (
        <li key={`${productName} ${startTime}`} className={styles['row']}>
          <div>
            <strong>{productName}</strong>
            <p>{t('rights.period', { start: startTime.slice(0, 10), end: endTime.slice(0, 10) })}</p>
            <p>{t('rights.uses', { used, total })}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Card({ card, onRenew }: { card: Held['list'][number]; onRenew: () => void }) {
  const { t } = useTranslation('payment')
  const { productName, startTime, endTime, searchCount, queued } = card
  return (
    <li className={styles['row']}>
      <div>
        <strong>{productName}</strong>
        {queued && <p>{t('rights.starts', { date: startTime.slice(0, 10) })}</p>}
        <p>{t('rights.period', { start: startTime.slice(0, 10), end: endTime.slice(0, 10) })}</p>
        {searchCount !== null && <p>{t('rights.reach', { count: searchCount })}</p>}
      </div>
      <Button aria-label={`${t('rights.renew')} ${productName}`} onClick={onRenew}>
        {t('rights.renew')}
      </Button>
    </li>
  )
}

/** What the user may do, and what was used today. */
function Limits() {
  const { t } = useTranslation('payment')
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'accounts', 'listEntitlements', {}), staleTime: 0 })
  if (error) return <FailurePanel title={t('rights.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingBar />
  return (
    <>
      {data.list.length === 0 ? (
        <p>{t('rights.unlimitedAll')}</p>
      ) : (
        // A wide table is scrolled by the keyboard, too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['table']} tabIndex={0} role="region" aria-label={t('rights.tabs.rights')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('buy.function')}</th>
                <th scope="col">{t('rights.limit')}</th>
                <th scope="col">{t('rights.used')}</th>
              </tr>
            </thead>
            <tbody>
              {data.list.map(({ name, label, limit, used }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{limit === null ? t('rights.unlimited') : limit === 0 ? t('rights.not') : t('rights.count', { count: limit })}</td>
                  <td>{used === null ? '' : t('rights.count', { count: used })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        {t('rights.all')} <Link to="/vipIndex">{t('rights.membership')}</Link>
      </p>
    </>
  )
}
