import styles from './no-articles.module.css'

/** Stands where a list of articles has none. */
export function NoArticles({ children }: { children: string }) {
  return (
    <p className={styles['none']} role="status">
      {children}
    </p>
  )
}
