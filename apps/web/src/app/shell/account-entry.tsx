import { Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Dropdown } from '../../components/dropdown/dropdown.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { closeSession, useSessionUser } from '../../session/session-store.ts'
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
  const logOut = async () => {
    // Whoever wants to leave leaves this browser, whether or not the server hears of it.
    await apiClient.accounts.logout({}).catch(() => null)
    closeSession()
    // The home page drawn anew: nothing a user was answered stays in memory (G08).
    location.replace(router.buildLocation({ to: '/' }).publicHref)
  }
  return (
    <Dropdown label={t('account.menu', { nick: user.nick })} className={styles['account']} face={<Icon name="user" size={18} />}>
      <p className={styles['who']}>
        <strong>{user.nick}</strong>
        <span>{user.telephone}</span>
      </p>
      <Button kind="plain" className={styles['logout']} onClick={() => void logOut()}>
        {t('account.logout')}
      </Button>
    </Dropdown>
  )
}
