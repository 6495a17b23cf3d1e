import { useTranslation } from 'react-i18next'
import { TextField } from './text-field.tsx'
import type { FieldState } from './use-form.ts'

/** A mobile number. */
export function PhoneField({ field, onBlur }: { field: FieldState; onBlur?: () => void }) {
  const { t } = useTranslation('form')
  return (
    <TextField label={t('fields.telephone')} field={field} type="tel" autoComplete="tel" inputMode="tel" maxLength={16} onBlur={onBlur} />
  )
}
