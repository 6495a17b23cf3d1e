import type { ReactNode } from 'react'
import styles from './form.module.css'

/** An error or success message above a form, announced by screen readers. */
export function FormMessage({ kind, children }: { kind: 'error' | 'done'; children: ReactNode }) {
  return (
    <p className={styles[kind === 'error' ? 'alert' : 'done']} role={kind === 'error' ? 'alert' : 'status'}>
      {children}
    </p>
  )
}
