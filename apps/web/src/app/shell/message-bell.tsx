import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useMessageNotice } from '../../session/message-notice.ts'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './app-header.module.css'

/** ms until the number is requested again on a navigation; the poll of messages requests it when there is a new one. */
const STALE = 60_000
/** The number above which it is not counted on. */
const MAX_SHOWN = 99

/** Leads to the messages, with the number of unread ones; nothing for visitors. */
export function MessageBell() {
  const user = useSessionUser()
  return user === null ? null : <Bell />
}

function Bell() {
  const { t } = useTranslation()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The home page requests no messages (B.session.22).
  const query = useQuery({ ...callQuery(useLanguage(), 'accounts', 'countUnreadMessages', {}), enabled: path !== '/', staleTime: STALE })
  const notice = useMessageNotice()
  const count = useEffectEvent(() => void query.refetch())
  useEffect(() => {
    if (notice !== null) count()
  }, [notice])
  const { data = 0 } = query
  const label = data === 0 ? t('messages.open') : t('messages.unread', { count: data })
  return (
    <Link
      to="/user/notification"
      className={`${styles['tool']} ${styles['bell']}`}
      aria-label={label}
      title={label}
      // Drawn by the stylesheet: the name of the link contains the number already.
      data-unread={data === 0 ? undefined : data > MAX_SHOWN ? `${MAX_SHOWN}+` : data}
    >
      <Icon name="bell" size={18} />
    </Link>
  )
}
