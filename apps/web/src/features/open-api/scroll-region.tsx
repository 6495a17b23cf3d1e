import type { ReactNode } from 'react'
import styles from './open-api.module.css'

interface ScrollRegionProps {
  readonly label: string
  /** Scrolls its rows, too. */
  readonly tall?: boolean
  readonly children: ReactNode
}

/** Scrolls wide content, also by keyboard. */
export function ScrollRegion({ label, tall = false, children }: ScrollRegionProps) {
  return (
    // A scrollable region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles[tall ? 'tall' : 'scroll']} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
