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

/** A label over its control, and below it what is wrong. The control carries `id` and `aria-describedby={faultId(id)}`. */
export function FieldFrame({ id, label, error, children }: FieldFrameProps) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldProblem id={id} error={error} />
    </div>
  )
}

/** What is wrong with a field, where screen readers look for it. */
export function FieldProblem({ id, error }: Pick<FieldFrameProps, 'id' | 'error'>) {
  const { t } = useTranslation('form')
  return (
    <p id={errorId(id)} className={styles['error']}>
      {error && ('said' in error ? error.said : t(`problems.${error.problem}`))}
    </p>
  )
}

/** The id of the text that says what is wrong with a control. */
export function errorId(id: string): string {
  return `${id}-fault`
}
