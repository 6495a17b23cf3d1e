import { useTranslation } from 'react-i18next'
import styles from './article-outline.module.css'
import type { ArticleHeading } from './prepare-article.ts'

/** The headings of an article next to it; nothing with fewer than two. */
export function ArticleOutline({ headings }: { headings: readonly ArticleHeading[] }) {
  const { t } = useTranslation('help')
  if (headings.length < 2) return null
  return (
    <nav className={styles['outline']} aria-label={t('article.outline')}>
      <p>{t('article.outline')}</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${encodeURIComponent(id)}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
