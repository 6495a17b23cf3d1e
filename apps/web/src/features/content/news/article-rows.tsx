import type { ReactNode } from 'react'
import { dayOf } from '../article/day-of.ts'
import styles from './article-rows.module.css'

/** What a list says of an article. */
export interface ArticleRow {
  readonly id: number
  readonly title: string
  readonly summary: string
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly createTime: string
}

interface ArticleRowsProps {
  readonly rows: readonly ArticleRow[]
  /** Draws the link to one. */
  readonly link: (row: ArticleRow) => ReactNode
}

/** Articles, newest first: title, day and summary of each. */
export function ArticleRows({ rows, link }: ArticleRowsProps) {
  return (
    <ol className={styles['rows']}>
      {rows.map((row) => (
        <li key={row.id}>
          <h2>{link(row)}</h2>
          <time dateTime={dayOf(row.createTime)}>{dayOf(row.createTime)}</time>
          {row.summary !== '' && <p>{row.summary}</p>}
        </li>
      ))}
    </ol>
  )
}
