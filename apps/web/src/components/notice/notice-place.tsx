import styles from './notice-place.module.css'
import { useNotice } from './notice-store.ts'

/** Where notices are drawn, once in the frame of all pages; screen readers say them. */
export function NoticePlace() {
  const notice = useNotice()
  return (
    <div className={styles['place']} role="status">
      {notice !== null && <p className={styles['notice']}>{notice}</p>}
    </div>
  )
}
