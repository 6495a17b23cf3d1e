import { useTranslation } from 'react-i18next'
import { TextField } from '../form/text-field.tsx'
import type { FieldState } from '../form/use-form.ts'
import type { TitleCheck } from './use-title-check.ts'
import styles from './strategy-dialog.module.css'

/** Problems that are shown as errors of the field. */
const PROBLEMS = ['long', 'forbidden', 'taken'] as const

/** The title of a strategy, checked while it is typed. */
export function TitleField({ field, check }: { readonly field: FieldState; readonly check: TitleCheck }) {
  const { t } = useTranslation('strategies')
  const problem = PROBLEMS.find((one) => one === check)
  const error = field.error ?? (problem === undefined ? null : { message: t(`titleCheck.${problem}`) })
  return (
    <TextField
      label={t('form.title')}
      field={{ ...field, error }}
      autoComplete="off"
      beside={
        <span className={styles['check']} role="status">
          {check === 'free' && t('titleCheck.free')}
        </span>
      }
    />
  )
}
