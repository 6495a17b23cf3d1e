import { ApiError } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { flagNewUser } from '../../../session/new-user.ts'
import { accountSource } from '../account-source.ts'
import { smsCode, phone } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { SmsCodeField } from '../../../components/form/sms-code-field.tsx'
import { TextField } from '../../../components/form/text-field.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import type { WeChatIdentity } from '../login/step-after.ts'
import { useSendFailureText } from '../../../components/form/use-send-failure-text.ts'
import { useFailureText } from '../use-failure-text.ts'

const EMPTY = { phone: '', code: '' }
const CHECKS = {
  phone: phone('bindTelephoneMissing', 'bindTelephoneWrong'),
  code: smsCode('codeMissing'),
}

interface BindPhoneDialogProps {
  readonly identity: WeChatIdentity
  /** The phone is bound: the login by WeChat is retried. */
  readonly onBound: () => void
  readonly onClose: () => void
}

/** Binds a phone to a WeChat identity without an account. An unknown phone is registered. */
export function BindPhoneDialog({ identity, onBound, onClose }: BindPhoneDialogProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const sendFailureText = useSendFailureText()
  const form = useForm(EMPTY, CHECKS)

  /** Whether the phone may be bound; shows an error at its field otherwise. */
  const isFree = async (): Promise<boolean> => {
    try {
      if (!(await apiClient.accounts.checkPhoneBinding({ telephone: form.values.phone }))) return true
      form.setProblem('phone', 'telephoneBound')
    } catch {
      form.setProblem('phone', 'bindingUnknown')
    }
    return false
  }
  const bind = async ({ phone, code }: typeof form.values) => {
    try {
      if (!(await isFree())) return
      const request = { ...identity, phone, code, phoneCode: code, telephone: phone, accountSource: accountSource() }
      const { newUser } = await apiClient.accounts.bindPhoneToWeChat(request)
      if (newUser) flagNewUser()
      onBound()
    } catch (error) {
      // Bound, and its account is logged in elsewhere: the login itself handles that (B.login-wechat.18).
      if (error instanceof ApiError && error.code === 997) return onBound()
      if (!(error instanceof ApiError && error.error === 'SMS_CODE_WRONG')) throw error
      form.setMessage('code', failureText(error))
    }
  }
  return (
    <Modal title={t('bind.title')} close={t('bind.close')} onClose={onClose}>
      <p className={styles['explained']}>{t('bind.explained', { nick: identity.nick })}</p>
      {form.failure !== null && <FormMessage kind="error">{failureText(form.failure)}</FormMessage>}
      <form className={styles['form']} {...form.submit(bind)}>
        <TextField
          label={t('fields.telephone')}
          field={form.field('phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={11}
          onBlur={() => {
            if (form.values.phone !== '' && form.check(['phone'], { focus: false })) void isFree()
          }}
        />
        <SmsCodeField
          purpose="bindWeChat"
          field={form.field('code')}
          phone={() => (form.check(['phone']) ? form.values.phone : null)}
          onFailed={(error) => form.setMessage('code', sendFailureText(error))}
        />
        <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
          {t('bind.submit')}
        </Button>
      </form>
    </Modal>
  )
}
