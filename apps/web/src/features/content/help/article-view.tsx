import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ArticleOutline } from '../article/article-outline.tsx'
import { ArticleText } from '../article/article-text.tsx'
import { dayOf } from '../article/day-of.ts'
import { NoArticle } from '../article/no-article.tsx'
import { usePreparedArticle } from '../article/use-prepared-article.ts'
import styles from './article-view.module.css'

interface ArticleViewProps {
  readonly id: string
  /** Search words, marked in the text. */
  readonly find?: string | undefined
  /** Content above the title: the article's location. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly onArticle?: ((id: string) => void) | undefined
  /** A link leads to another page. */
  readonly onLeave?: (() => void) | undefined
  /** In the drawer, below its own heading, and without an outline. */
  readonly inDrawer?: boolean
}

/** One help article: title, text, and an outline beside it. */
export function ArticleView({ id, ...rest }: ArticleViewProps) {
  const { t } = useTranslation('help')
  // The address may contain any id; the server knows which exist.
  const query = useQuery({ ...callQuery(useLanguage(), 'content', 'getHelp', { id }), enabled: isArticleId(id) })
  if (!isArticleId(id)) return <NoArticle />
  return (
    <AnswerRegion query={query} failed={t('article.failed')} missing={<NoArticle />}>
      {(article) => <Article article={article} {...rest} />}
    </AnswerRegion>
  )
}

interface ShownArticle {
  readonly title: string
  readonly content: string
  readonly updateTime: string
}

function Article({
  article,
  find = '',
  above,
  below,
  onArticle,
  onLeave,
  inDrawer,
}: Omit<ArticleViewProps, 'id'> & { article: ShownArticle }) {
  const { t } = useTranslation('help')
  const prepared = usePreparedArticle(article.content, find, inDrawer ? 'help-' : '')
  const Title = inDrawer ? 'h3' : 'h1'
  return (
    <div className={styles['columns']}>
      <article className={styles['article']}>
        {above}
        <Title className={styles['title']}>{article.title}</Title>
        <p className={styles['when']}>{t('article.updated', { date: dayOf(article.updateTime) })}</p>
        <ArticleText html={prepared.html} onArticle={onArticle} onLeave={onLeave} />
        {below}
      </article>
      {!inDrawer && <ArticleOutline headings={prepared.headings} />}
    </div>
  )
}

/** Ids of articles are digits only. */
function isArticleId(id: string): boolean {
  return /^[1-9]\d{0,8}$/.test(id)
}
