import { Link } from '@tanstack/react-router'
import { dayOf } from '../article/day-of.ts'
import styles from './article-rows.module.css'

/** An article in a list. */
export interface ArticleRow {
  readonly id: number
  readonly title: string
  readonly summary: string
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly createTime: string
}

interface ArticleRowsProps {
  readonly rows: readonly ArticleRow[]
  /** Where they are read. */
  readonly readAt: ReadingPage
}

/** The page on which an article is read: that of news and notices, or that of news flashes. */
export type ReadingPage = '/newsinfo/$id' | '/newFlash_deatil/{$id}.html'

/** Articles, newest first: title, day and summary of each. */
export function ArticleRows({ rows, readAt }: ArticleRowsProps) {
  return (
    <ol className={styles['rows']}>
      {rows.map(({ id, title, summary, createTime }) => (
        <li key={id}>
          <h2>
            <Link to={readAt} params={{ id: String(id) }}>
              {title}
            </Link>
          </h2>
          <time dateTime={dayOf(createTime)}>{dayOf(createTime)}</time>
          {summary !== '' && <p>{summary}</p>}
        </li>
      ))}
    </ol>
  )
}
