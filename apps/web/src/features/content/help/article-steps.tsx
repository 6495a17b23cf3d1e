import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './article-steps.module.css'
import { articlesBelow, type HelpPart } from './use-help-menu.ts'

/** Links to the previous and next article, in the order of the menu. */
export function ArticleSteps({ parts, id }: { parts: readonly HelpPart[]; id: string }) {
  const { t } = useTranslation('help')
  const all = parts.flatMap((part) => (part.kind === 'articles' ? articlesBelow(part.entries) : []))
  const index = all.findIndex((entry) => String(entry.id) === id)
  if (index < 0) return null
  const before = all[index - 1]
  const after = all[index + 1]
  return (
    <nav className={styles['steps']} aria-label={`${t('article.previous')}, ${t('article.next')}`}>
      {before && (
        <Link to="/helpCenter" search={{ id: String(before.id) }}>
          <span>{t('article.previous')}</span>
          {before.title}
        </Link>
      )}
      {after && (
        <Link to="/helpCenter" search={{ id: String(after.id) }} className={styles['next']}>
          <span>{t('article.next')}</span>
          {after.title}
        </Link>
      )}
    </nav>
  )
}
