import styles from './notice-region.module.css'
import { useNotice } from './notice-store.ts'

/** Where notices are drawn, once in the frame of all pages; screen readers say them. */
export function NoticeRegion() {
  const notice = useNotice()
  return (
    <div className={styles['region']} role="status">
      {notice !== null && <p className={styles['notice']}>{notice}</p>}
    </div>
  )
}
