import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../components/dropdown/dropdown.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { logOut } from '../../session/log-out.ts'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './app-header.module.css'

/** Who is signed in, with the way out; for a visitor the way in. */
export function AccountEntry() {
  const { t } = useTranslation()
  const user = useSessionUser()
  const router = useRouter()
  if (!user) {
    return (
      <Link to="/login" className={styles['entry']}>
        {t('account.login')}
      </Link>
    )
  }
  const leave = () => {
    const { pathname, publicHref } = router.state.location
    // Only the purchase page stays (B.session.04).
    return logOut(pathname === '/buyGoods' ? publicHref : router.buildLocation({ to: '/' }).publicHref)
  }
  return (
    <Dropdown label={t('account.menu', { nick: user.nick })} className={styles['account']} face={<Icon name="user" size={18} />}>
      <p className={styles['who']}>
        <strong>{user.nick}</strong>
        <span>{user.telephone}</span>
      </p>
      <Link to="/user/notification" className={styles['menuLink']}>
        {t('account.messages')}
      </Link>
      <Button kind="plain" className={styles['logout']} onClick={() => void leave()}>
        {t('account.logout')}
      </Button>
    </Dropdown>
  )
}
