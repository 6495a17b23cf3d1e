import type { ReactNode } from 'react'
import styles from './lines.module.css'

/** A value of a table with small lines below it; empty ones are left out. */
export function Lines({ lines: [first, ...more] }: { lines: readonly ReactNode[] }) {
  return (
    <div className={styles['lines']}>
      <span>{first}</span>
      {more.map((line, index) => Boolean(line) && <small key={index}>{line}</small>)}
    </div>
  )
}
