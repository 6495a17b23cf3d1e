import styles from './no-articles.module.css'

/** Shown for an empty list of articles. */
export function NoArticles({ children }: { children: string }) {
  return (
    <p className={styles['none']} role="status">
      {children}
    </p>
  )
}
