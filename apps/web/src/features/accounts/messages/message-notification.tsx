import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { hideMessageNotice, type MessageNotice } from '../../../session/message-notice.ts'
import styles from './message-notification.module.css'

/** The newest message, over any open page (B.session.23, 25). */
export function MessageNotification({ message }: { message: MessageNotice }) {
  const { t } = useTranslation('messages')
  return (
    <aside className={styles['notification']} role="alert">
      <header>
        <strong>{t('notice.title')}</strong>
        <Button kind="plain" icon aria-label={t('notice.close')} title={t('notice.close')} onClick={hideMessageNotice}>
          <Icon name="close" />
        </Button>
      </header>
      <p>{message.content}</p>
      <Link to="/user/notification" onClick={hideMessageNotice}>
        {t('notice.all')}
      </Link>
    </aside>
  )
}
