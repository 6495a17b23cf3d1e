import type { ReactNode } from 'react'
import styles from './state-tag.module.css'

/** A label of a state. */
export function StateTag({ kind, children }: { kind: 'good' | 'plain' | 'warning' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <span className={styles['tag']} data-kind={kind}>
      {children}
    </span>
  )
}
