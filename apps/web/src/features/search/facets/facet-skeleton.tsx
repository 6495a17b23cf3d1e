import styles from './facet-skeleton.module.css'

const PANELS = [4, 4, 7, 9]

/** The shape of facets that are on their way. */
export function FacetSkeleton() {
  return (
    <div className={styles['skeleton']} aria-hidden="true">
      {PANELS.map((rows, panel) => (
        <div key={panel} style={{ blockSize: rows * 28 }} />
      ))}
    </div>
  )
}
