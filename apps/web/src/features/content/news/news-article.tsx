import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleText } from '../article/article-text.tsx'
import { dayOf } from '../article/day-of.ts'
import { usePreparedArticle } from '../article/use-prepared-article.ts'
import styles from './news-article.module.css'

interface NewsArticleProps {
  readonly article: { readonly title: string; readonly content: string; readonly createTime: string }
  /** The way back, above the title. */
  readonly children: ReactNode
}

/** A news article. */
export function NewsArticle({ article, children }: NewsArticleProps) {
  const { t } = useTranslation('news')
  const { html } = usePreparedArticle(article.content)
  return (
    <article className={styles['article']}>
      <p className={styles['back']}>{children}</p>
      <h1>{article.title}</h1>
      <p className={styles['when']}>{t('article.published', { date: dayOf(article.createTime) })}</p>
      <ArticleText html={html} />
    </article>
  )
}
