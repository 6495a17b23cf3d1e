import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useCachedProducts, useSessionUser } from '../../../session/session-store.ts'
import { CENTRE_GROUPS, entryAt, linkTo } from './centre-entries.ts'
import styles from './personal.module.css'

/** The frame of the user's own pages: the user, the menu (a select on a phone), and the page. */
export function CentreFrame() {
  const { t } = useTranslation('personal')
  const { pathname, search } = useLocation()
  const current = entryAt(pathname, (search as { tab?: string }).tab)
  return (
    <div className={styles['frame']}>
      <aside className={styles['side']}>
        <UserCard />
        <nav className={styles['nav']} aria-label={t('menu.label')}>
          {CENTRE_GROUPS.map(({ heading, entries }) => (
            <div key={heading ?? ''}>
              {heading && <h2>{t(`menu.${heading}`)}</h2>}
              {entries.map((entry) => (
                <Link key={entry.name} {...linkTo(entry)} activeOptions={{ exact: true, includeSearch: entry.to === '/user/profile' }}>
                  {t(`menu.${entry.name}`)}
                </Link>
              ))}
            </div>
          ))}
        </nav>
        <PageChoice current={current?.name} />
      </aside>
      <div className={styles['content']}>
        <Outlet />
      </div>
    </div>
  )
}

/** The menu of a phone. */
function PageChoice({ current }: { current: string | undefined }) {
  const { t } = useTranslation('personal')
  const navigate = useNavigate()
  const entries = CENTRE_GROUPS.flatMap((group) => group.entries)
  const open = (name: string) => {
    const entry = entries.find((one) => one.name === name)
    if (entry) void navigate(linkTo(entry))
  }
  return (
    <div className={styles['choice']}>
      <select className="gz-select" aria-label={t('menu.label')} value={current} onChange={(event) => open(event.target.value)}>
        {entries.map(({ name }) => (
          <option key={name} value={name}>
            {t(`menu.${name}`)}
          </option>
        ))}
      </select>
    </div>
  )
}

function UserCard() {
  const { t } = useTranslation('personal')
  const user = useSessionUser()
  const cached = useCachedProducts()
  // Also what was bought to follow, and what an operator confirmed since the last poll.
  const { data: held } = useQuery({ ...callQuery(useLanguage(), 'payment', 'listHeldProducts', {}), staleTime: 0 })
  const until = [...cached, ...(held?.list ?? [])]
    .map(({ endTime }) => endTime)
    .toSorted()
    .at(-1)
  if (!user) return null
  return (
    <div className={styles['card']}>
      <Avatar picture={user.avatar} size={48} />
      <div>
        <strong>{user.nick}</strong>
        <span>{user.telephone}</span>
        {until ? <span className={styles['member']}>{t('card.until', { date: until.slice(0, 10) })}</span> : <span>{t('card.free')}</span>}
      </div>
    </div>
  )
}
