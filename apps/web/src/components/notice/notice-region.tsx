import styles from './notice-region.module.css'
import { useNotice } from './notice-store.ts'

/** Displays notices, once in the frame of all pages, and announces them to screen readers. */
export function NoticeRegion() {
  const notice = useNotice()
  return (
    <div className={styles['region']} role="status">
      {notice !== null && <p className={styles['notice']}>{notice}</p>}
    </div>
  )
}
