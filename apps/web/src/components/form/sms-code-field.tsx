import type { SmsPurpose } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import styles from './form.module.css'
import { TextField } from './text-field.tsx'
import type { FieldState } from './use-form.ts'
import { useSmsSender } from './use-sms-sender.ts'

interface SmsCodeFieldProps {
  readonly field: FieldState
  /** Purpose of the code. */
  readonly purpose: SmsPurpose
  /** The phone that receives the code; null if the field is invalid; its error is then displayed. */
  readonly phone: () => string | null
  /** The code could not be sent. */
  readonly onFailed: (error: unknown) => void
  readonly onSent?: (phone: string) => void
  /** The button shows that the code could not be sent. */
  readonly failing?: boolean
  readonly onBlur?: () => void
  /** The phone differs from that of the last code, so there is no waiting time. */
  readonly otherPhone?: boolean
}

/** The code sent to a phone, with the button that sends it. */
export function SmsCodeField({ field, purpose, phone, onFailed, onSent, failing = false, onBlur, otherPhone = false }: SmsCodeFieldProps) {
  const { t } = useTranslation('form')
  const sender = useSmsSender(purpose, otherPhone)
  const send = async (button: HTMLButtonElement) => {
    const to = phone()
    if (to === null) return
    await sender.send(to).then(() => {
      focusCodeField(button, field.name)
      onSent?.(to)
    }, onFailed)
  }
  const label = sender.seconds > 0 ? t('sms.wait', { seconds: sender.seconds }) : t(sender.sentBefore ? 'sms.again' : 'sms.send')
  return (
    <TextField
      label={t('fields.smsCode')}
      field={field}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={6}
      onBlur={onBlur}
      beside={
        <Button
          className={styles['beside']}
          data-failing={failing || undefined}
          disabled={sender.busy || sender.seconds > 0}
          onClick={(event) => void send(event.currentTarget)}
        >
          {label}
        </Button>
      }
    />
  )
}

/** The button becomes disabled, so it loses the focus: unless the user has focused something else, the focus moves to the code field. */
function focusCodeField(button: HTMLButtonElement, name: string): void {
  const { activeElement, body } = document
  if (activeElement !== null && activeElement !== body && activeElement !== button) return
  const written = button.form?.elements.namedItem(name)
  if (written instanceof HTMLInputElement) written.focus()
}
