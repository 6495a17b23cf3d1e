import styles from './reading-skeleton.module.css'

const LINES = Array.from({ length: 12 }, (_, index) => index)

/** The shape of a patent that is on its way. */
export function ReadingSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      <div>
        {LINES.map((line) => (
          <span key={line} />
        ))}
      </div>
      <div />
    </div>
  )
}
