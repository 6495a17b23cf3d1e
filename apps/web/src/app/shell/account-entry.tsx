import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Dropdown } from '../../components/dropdown/dropdown.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { logOut } from '../../session/log-out.ts'
import { pageAfterLogout } from '../../session/page-after-logout.ts'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './app-header.module.css'

// The two differ by their parameters only.
const EXACT = { exact: true, includeSearch: true } as const

/** Who is signed in, with the way out; for a visitor the way in. */
export function AccountEntry() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const router = useRouter()
  // Another page closes the menu.
  const href = useLocation({ select: (location) => location.href })
  if (!user) {
    return (
      <Link to="/login" className={styles['entry']}>
        {t('account.login')}
      </Link>
    )
  }
  const leave = () => {
    const to = pageAfterLogout(router.state.location.pathname)
    return logOut(router.buildLocation({ to }).publicHref)
  }
  return (
    <Dropdown
      key={href}
      label={t('account.menu', { nick: user.nick })}
      className={styles['account']}
      face={user.avatar === null ? <Icon name="user" size={18} /> : <Avatar picture={user.avatar} size={24} />}
    >
      <div className={styles['who']}>
        <Avatar picture={user.avatar} size={36} />
        <p>
          <strong>{user.nick}</strong>
          <span>{user.telephone}</span>
        </p>
      </div>
      <Link to="/user/profile" activeOptions={EXACT} className={styles['menuLink']}>
        {t('account.centre')}
      </Link>
      <Link to="/user/profile" search={{ tab: 'security' }} activeOptions={EXACT} className={styles['menuLink']}>
        {t('account.security')}
      </Link>
      <Link to="/user/notification" className={styles['menuLink']}>
        {t('account.messages')}
      </Link>
      <Button kind="plain" className={styles['logout']} onClick={() => void leave()}>
        {t('account.logout')}
      </Button>
    </Dropdown>
  )
}
