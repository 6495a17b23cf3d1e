import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { faultId, FieldProblem } from './field-frame.tsx'
import styles from './form.module.css'
import type { FieldState } from './use-form.ts'

/** The box that accepts the terms, with what is wrong beside it. */
export function Agreement({ field }: { field: FieldState }) {
  const { t } = useTranslation('accounts')
  const id = useId()
  return (
    <div className={styles['field']}>
      <label className={styles['agreement']}>
        <input
          type="checkbox"
          name={field.name}
          checked={field.value === 'on'}
          aria-invalid={field.fault !== null}
          aria-describedby={faultId(id)}
          onChange={(event) => field.onValue(event.target.checked ? 'on' : '')}
        />
        <span>{t('agreement.text')}</span>
      </label>
      <FieldProblem id={id} fault={field.fault} />
    </div>
  )
}
