import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { usePurchase } from '../../components/purchase/use-purchase.ts'
import { guardClicks } from '../../components/guard-clicks.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { installation } from '../../installation/installation.ts'
import { logOut } from '../../session-lifecycle/log-out.ts'
import { pageAfterLogout } from '../../session/page-after-logout.ts'
import { useCachedProducts, useSessionUser } from '../../session/session-store.ts'
import { useLanguage } from '../../language/use-language.ts'
import { EntryLink } from '../navigation/entry-link.tsx'
import { entryLabel } from '../navigation/entry-label.ts'
import { ACCOUNT_MENU } from '../navigation/menus.ts'
import styles from './app-header.module.css'
import { lazyPart } from './lazy-part.ts'
import { MenuButton } from './menu/menu-button.tsx'

const ConsoleEntry = lazyPart(async () => (await import('./console-entry.tsx')).ConsoleEntry)

/** The signed-in user, with their pages and the logout; for a guest the login. */
export function AccountEntry() {
  const { t } = useTranslation()
  const language = useLanguage()
  const user = useSessionUser()
  const router = useRouter()
  const purchase = usePurchase()
  // An empty list of products prompts to open VIP (B.roles.16).
  const isFree = useCachedProducts().length === 0 && installation().access !== 'open'
  // Navigation closes the menu.
  const href = useLocation({ select: (location) => location.href })
  const [leave] = useState(() =>
    guardClicks(() => {
      const to = pageAfterLogout(router.state.location.pathname)
      void logOut(router.buildLocation({ to }).publicHref)
    }),
  )
  if (!user) {
    return (
      <Link to="/login" className={styles['entry']}>
        {t('account.login')}
      </Link>
    )
  }
  return (
    <MenuButton
      key={href}
      label={t('account.menu', { nick: user.nick })}
      side="end"
      className={styles['tool']}
      face={user.avatar === null ? <Icon name="user" size={18} /> : <Avatar picture={user.avatar} size={24} />}
    >
      <div className={styles['who']}>
        <Avatar picture={user.avatar} size={36} />
        <p>
          <strong>{user.nick}</strong>
          <span>{user.telephone}</span>
        </p>
      </div>
      {isFree && (
        <button type="button" className={styles['account-link']} onClick={() => purchase()}>
          <Icon name="star" />
          {t('failure.purchase')}
        </button>
      )}
      {ACCOUNT_MENU.map((entry) => (
        <EntryLink key={entryLabel(language, entry)} entry={entry} className={styles['account-link']}>
          <Icon name={entry.icon} />
          {entryLabel(language, entry)}
        </EntryLink>
      ))}
      <Suspense fallback={null}>
        <ConsoleEntry className={styles['account-link']} />
      </Suspense>
      <div className={styles['account-line']}>
        <button type="button" className={styles['account-link']} onClick={leave}>
          <Icon name="back" />
          {t('account.logout')}
        </button>
      </div>
    </MenuButton>
  )
}
