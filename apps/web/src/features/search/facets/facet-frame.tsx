import type { ReactNode } from 'react'
import styles from './facet-panel.module.css'

/** A facet's box: its title, which opens and closes it, and what it offers. */
export function FacetFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles['panel']} open>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}
