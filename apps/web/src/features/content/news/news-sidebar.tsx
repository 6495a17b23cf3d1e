import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { dayOf } from '../article/day-of.ts'
import styles from './news-sidebar.module.css'

/** Entries of each list. */
const MAX_ITEMS = 5

/** Next to the news: the latest flashes and notices, and partners; empty lists are hidden. */
export function NewsSidebar() {
  const { t } = useTranslation('news')
  const language = useLanguage()
  const flashes = useQuery(callQuery(language, 'content', 'listNewsFlashes', { pageNum: 1, pageSize: MAX_ITEMS })).data?.list ?? []
  const notices = useQuery(callQuery(language, 'content', 'listEvents', { pageNo: 1, pageSize: MAX_ITEMS })).data?.list ?? []
  const partners = useQuery(callQuery(language, 'content', 'listPartners', {})).data ?? []
  return (
    <aside className={styles['aside']}>
      {flashes.length > 0 && (
        <Short title={t('flash.latest')} all={<Link to="/newsFlash">{t('flash.all')}</Link>}>
          {flashes.map(({ id, title, createTime }) => (
            <li key={id}>
              <Link to="/newFlash_deatil/{$id}.html" params={{ id: String(id) }}>
                {title}
              </Link>
              <time dateTime={dayOf(createTime)}>{dayOf(createTime)}</time>
            </li>
          ))}
        </Short>
      )}
      {notices.length > 0 && (
        <Short title={t('notice.latest')} all={<Link to="/adminInformation">{t('notice.all')}</Link>}>
          {notices.map(({ id, title, createTime }) => (
            <li key={id}>
              <Link to="/newsinfo/$id" params={{ id: String(id) }}>
                {title}
              </Link>
              <time dateTime={dayOf(createTime)}>{dayOf(createTime)}</time>
            </li>
          ))}
        </Short>
      )}
      {partners.length > 0 && (
        <Short title={t('news.partners')}>
          {partners.map(({ id, name, url }) => (
            <li key={id}>
              {url === '' ? (
                name
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              )}
            </li>
          ))}
        </Short>
      )}
    </aside>
  )
}

function Short({ title, all, children }: { title: string; all?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['short']}>
      <h2>{title}</h2>
      <ul>{children}</ul>
      {all}
    </section>
  )
}
