import type { Client } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import type { RowBox } from '../../../components/own-list/chosen-rows.tsx'
import styles from './messages-page.module.css'

type Message = Awaited<ReturnType<Client['accounts']['listMessages']>>['list'][number]

/** A message with its checkbox. */
export function MessageRow({ message, box }: { readonly message: Message; readonly box: RowBox }) {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const { link } = message
  const unread = message.readFlag === 0
  return (
    <li className={styles['row']} data-unread={unread || undefined}>
      <input type="checkbox" aria-label={t('select', { title: message.title })} {...box} />
      <div>
        <p className={styles['head']}>
          <strong>{message.title}</strong>
          {unread && <span className={styles['unread']}>{t('unread')}</span>}
          <time dateTime={`${message.createTime.replace(' ', 'T')}+08:00`}>{message.createTime}</time>
        </p>
        <p className={styles['content']}>{message.content}</p>
        {link !== null && (
          <Button kind="link" onClick={() => void navigate({ href: link })}>
            {t('open')}
          </Button>
        )}
      </div>
    </li>
  )
}
