import type { ReactNode } from 'react'
import styles from './state-tag.module.css'

/** A word that says how something stands. */
export function StateTag({ kind, children }: { kind: 'good' | 'plain' | 'warning' | 'bad' | 'info'; children: ReactNode }) {
  return (
    <span className={styles['tag']} data-kind={kind}>
      {children}
    </span>
  )
}
