import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './home-news.module.css'

/** News flashes on the home page. */
const SHOWN = 3

/** The newest news flashes; nothing if there are none. Placed last, so that the layout does not shift when they load. */
export function HomeNews() {
  const { t } = useTranslation('home')
  const { data } = useQuery(callQuery(useLanguage(), 'content', 'listNewsFlashes', { pageNum: 1, pageSize: SHOWN }))
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles['news']} aria-label={t('news.title')}>
      <header>
        <h2>{t('news.title')}</h2>
        {data.total > data.list.length && <Link to="/newsFlash">{t('news.more')}</Link>}
      </header>
      <ul>
        {data.list.map(({ id, title, createTime }) => (
          <li key={id}>
            <Link to="/newFlash_deatil/{$id}.html" params={{ id: String(id) }}>
              {title}
            </Link>
            <time dateTime={createTime.slice(0, 10)}>{createTime.slice(0, 10)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}
