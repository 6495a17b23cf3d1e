import styles from './list-skeleton.module.css'

const ROWS = Array.from({ length: 14 }, (_, index) => index)

/** The shape of a list that is on its way. */
export function ListSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={styles['row']}>
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
