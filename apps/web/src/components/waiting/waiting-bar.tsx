import styles from './waiting-bar.module.css'

/** A thin moving bar at the top of the waiting region. Screen readers are informed of the result instead. */
export function WaitingBar() {
  return <div className={styles['bar']} aria-hidden="true" data-testid="waiting-bar" />
}
