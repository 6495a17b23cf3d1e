import type { ReactNode } from 'react'
import { Checkbox } from '../checkbox.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

/** A checkbox with its label; checked its value is `on`. */
export function CheckboxField({ field, children }: { field: FieldState; children: ReactNode }) {
  return (
    <div className={styles['field']}>
      <label className={styles['agreement']}>
        <Checkbox name={field.name} checked={field.value === 'on'} onChange={(event) => field.onValue(event.target.checked ? 'on' : '')} />
        <span>{children}</span>
      </label>
    </div>
  )
}
