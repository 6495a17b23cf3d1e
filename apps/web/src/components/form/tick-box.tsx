import type { ReactNode } from 'react'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

/** A box that may be ticked or not; ticked its value is `on`. */
export function TickBox({ field, children }: { field: FieldState; children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label className={styles['agreement']}>
        <input
          type="checkbox"
          name={field.name}
          checked={field.value === 'on'}
          onChange={(event) => field.onValue(event.target.checked ? 'on' : '')}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
