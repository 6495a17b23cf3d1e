import type { ReactNode } from 'react'
import styles from './form.module.css'

/** A line over a form: what went wrong, or what was done. Screen readers say it at once. */
export function Said({ kind, children }: { kind: 'fault' | 'done'; children: ReactNode }) {
  return (
    <p className={styles[kind === 'fault' ? 'alert' : 'done']} role={kind === 'fault' ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
