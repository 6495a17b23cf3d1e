import { Pager } from '../../../components/pager/pager.tsx'
import styles from './list-pager.module.css'

interface ListPagerProps {
  readonly page: number
  readonly total: number
  readonly pageSize: number
  readonly onPage: (page: number) => void
}

/** Pager of a list of articles; nothing for a single page. */
export function ListPager({ page, total, pageSize, onPage }: ListPagerProps) {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  return (
    <footer className={styles['pager']}>
      <Pager page={page} last={last} onPage={onPage} />
    </footer>
  )
}
