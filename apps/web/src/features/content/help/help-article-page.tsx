import type { HelpEntry } from '@gezhi/contract/client'
import { Link, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { ArticleView } from './article-view.tsx'
import styles from './help-article-page.module.css'

/** /hleparticulars?id=45: one help article on a separate page, without navigation, with the others of its group below. */
export function HelpArticlePage() {
  const { id } = useSearch({ strict: false }) as { id?: unknown }
  const articleId = typeof id === 'string' ? id : ''
  return (
    <div className={styles['page']}>
      <ArticleView key={articleId} id={articleId} above={<Path id={articleId} />} below={<Others id={articleId} />} />
    </div>
  )
}

function useMenuPosition(id: string) {
  return useQuery(callQuery(useLanguage(), 'content', 'getFunctionDetails', { id }))
}

function Path({ id }: { id: string }) {
  const { t } = useTranslation('help')
  const { data } = useMenuPosition(id)
  return (
    <nav className={styles['path']} aria-label={t('article.path')}>
      <Link to="/helpCenter" search={{}}>
        {t('title')}
      </Link>
      {data?.path.map((title) => (
        <span key={title}>{title}</span>
      ))}
    </nav>
  )
}

/** The articles of a group, which has no text of its own; otherwise those of the article's group. */
function Others({ id }: { id: string }) {
  const { t } = useTranslation('help')
  const { data } = useMenuPosition(id)
  const sections = useQuery(callQuery(useLanguage(), 'content', 'getHelpIndex', {}))
  const below = sections.data?.map(({ children }) => entryOf(children, id)).find((entry) => entry !== undefined)?.children ?? []
  const others = below.length > 0 ? below : (data?.siblings.filter((one) => String(one.id) !== id) ?? [])
  if (others.length === 0) return null
  return (
    <nav className={styles['others']} aria-labelledby="others">
      <h2 id="others">{t('article.others')}</h2>
      <ul>
        {others.map(({ id: other, title }) => (
          <li key={other}>
            <Link to="/hleparticulars" search={{ id: String(other) }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function entryOf(entries: readonly HelpEntry[], id: string): HelpEntry | undefined {
  for (const entry of entries) {
    const found = String(entry.id) === id ? entry : entryOf(entry.children, id)
    if (found !== undefined) return found
  }
  return undefined
}
