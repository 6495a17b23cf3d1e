import styles from './rows-skeleton.module.css'

const ROWS = [0, 1, 2]

/** The shape of rows that are on their way. It takes its place at once and shows after a moment, so that nothing flashes or jumps. */
export function RowsSkeleton() {
  return (
    <div className={styles['skeleton']} aria-busy="true" data-testid="rows-skeleton">
      {ROWS.map((row) => (
        <div key={row} className={styles['row']}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
