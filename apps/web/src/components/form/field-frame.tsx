import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import type { FieldError } from './use-form.ts'
import styles from './form.module.css'

interface FieldFrameProps {
  readonly id: string
  readonly label: string
  readonly error: FieldError | null
  readonly children: ReactNode
}

/** A label above its control, and the error below. The control has `id` and `aria-describedby={errorId(id)}`. */
export function FieldFrame({ id, label, error, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldProblem id={id} error={error} label={label} />
    </div>
  )
}

/** The error of a field, connected for screen readers; `label` for errors that name the field. */
export function FieldProblem({ id, error, label = '' }: Pick<FieldFrameProps, 'id' | 'error'> & { readonly label?: string }) {
  const { t } = useTranslation('form')
  const describe = (found: FieldError) => {
    if ('message' in found) return found.message
    return 'min' in found ? t('problems.wholeNumber', { label, ...found }) : t(`problems.${found.problem}`, { label })
  }
  return (
    <p id={errorId(id)} className={styles['error']}>
      {error && describe(error)}
    </p>
  )
}

/** The id of the error text of a control. */
export function errorId(id: string): string {
  return `${id}-fault`
}
