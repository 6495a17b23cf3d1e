import { useId } from 'react'
import { DiagnosticList } from './diagnostic-list.tsx'
import styles from './query-check.module.css'
import { useQueryCheck } from './use-query-check.ts'

interface WithinFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
}

/** An additional query of a search mode, checked while typing; errors are shown below with their column. */
export function WithinField({ label, placeholder, value, onChange }: WithinFieldProps) {
  const id = useId()
  const diagnostics = useQueryCheck(value)
  const isWrong = value.trim() !== '' && diagnostics.some(({ severity }) => severity === 'error')
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles['field']}
        value={value}
        placeholder={placeholder}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}d`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}d`} aria-live="polite">
        <DiagnosticList query={value} diagnostics={value.trim() === '' ? [] : diagnostics} onFix={onChange} />
      </div>
    </>
  )
}
