import { useTranslation } from 'react-i18next'
import { TextField } from '../../../components/form/text-field.tsx'
import type { FieldState } from '../../../components/form/use-form.ts'

/** A code of an authenticator app, or a recovery code. */
export function TotpField({ field, recovery = true }: { field: FieldState; recovery?: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <TextField
      label={t(recovery ? 'totp.codeOrRecovery' : 'totp.code')}
      field={field}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={recovery ? 'text' : 'numeric'}
      maxLength={recovery ? 24 : 7}
    />
  )
}
