import type { Client } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './messages-page.module.css'

type Message = Awaited<ReturnType<Client['accounts']['listMessages']>>['list'][number]

interface MessageRowsProps {
  readonly list: readonly Message[]
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  /** The rows are those of the page before. */
  readonly waiting: boolean
}

/** Messages with a box each, and one for all of them. */
export function MessageRows({ list, chosen, onChosen, waiting }: MessageRowsProps) {
  const { t } = useTranslation('messages')
  const all = list.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }
  return (
    <>
      <label className={styles['all']}>
        <input type="checkbox" checked={all} onChange={() => onChosen(new Set(all ? [] : list.map(({ id }) => id)))} />
        {t('selectAll')}
      </label>
      <ul className={styles['rows']} aria-busy={waiting}>
        {list.map((message) => (
          <li key={message.id} className={styles['row']} data-unread={message.readFlag === 0 || undefined}>
            <input
              type="checkbox"
              aria-label={t('select', { title: message.title })}
              checked={chosen.has(message.id)}
              onChange={() => toggle(message.id)}
            />
            <div>
              <p className={styles['head']}>
                <strong>{message.title}</strong>
                {message.readFlag === 0 && <span className={styles['unread']}>{t('unread')}</span>}
                <time dateTime={`${message.createTime.replace(' ', 'T')}+08:00`}>{message.createTime}</time>
              </p>
              <p className={styles['content']}>{message.content}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
