import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from './console-frame.module.css'
import { CONSOLE_GROUPS, CONSOLE_PAGES, WAITING, type ConsolePageName } from './console-sections.ts'
import { useOperator, useWaiting } from './use-operator.ts'

/** /ops: the list of pages (a select on a phone) and the page; other users see that they have no access. */
export function ConsoleFrame() {
  const { t } = useTranslation('operations')
  const { data, error, refetch } = useOperator()
  if (error)
    return (
      <div className={styles['alone']}>
        <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className={styles['content']}>
        <WaitingBar />
      </div>
    )
  return data.isOperator ? <Console /> : <NoRights />
}

function NoRights() {
  const { t } = useTranslation('operations')
  return (
    <div className={styles['alone']}>
      <h1>{t('noRights.title')}</h1>
      <p>{t('noRights.text')}</p>
      <p>
        <Link to="/">{t('noRights.home')}</Link>
      </p>
    </div>
  )
}

function Console() {
  const { t } = useTranslation('operations')
  const count = useWaitingOnPages()
  return (
    <div className={styles['frame']}>
      <nav className={styles['nav']} aria-label={t('menu')}>
        {CONSOLE_GROUPS.map(({ group, pages }) => (
          <div key={group}>
            <h2>{t(`groups.${group}`)}</h2>
            {pages.map((name) => (
              <Link key={name} to={`/ops/${name}`} activeOptions={{ includeSearch: false }}>
                {t(`pages.${name}`)}
                {count(name) > 0 && <span aria-label={t('waiting', { count: count(name) })}>{count(name)}</span>}
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <PageChoice />
      <div className={styles['content']}>
        <Outlet />
      </div>
    </div>
  )
}

/** How much waits on each page. */
function useWaitingOnPages() {
  const waiting = useWaiting().data
  return (name: ConsolePageName) => (WAITING[name] ?? []).reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0)
}

/** The list on a phone. */
function PageChoice() {
  const { t } = useTranslation('operations')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const count = useWaitingOnPages()
  const current = CONSOLE_PAGES.find((name) => pathname.includes(`/ops/${name}`))
  return (
    <select
      className={`gz-select ${styles['choice']}`}
      aria-label={t('menu')}
      value={current}
      onChange={(event) => void navigate({ to: `/ops/${event.target.value as ConsolePageName}` })}
    >
      {CONSOLE_PAGES.map((name) => (
        <option key={name} value={name}>
          {count(name) > 0 ? t('pageWaiting', { page: t(`pages.${name}`), count: count(name) }) : t(`pages.${name}`)}
        </option>
      ))}
    </select>
  )
}
