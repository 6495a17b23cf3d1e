import { useTranslation } from 'react-i18next'
import { useFailureText } from './use-failure-text.ts'

/** Says that a code could not be sent (验证码发送失败！), and why where the server says more than that. */
export function useSendFailureText(): (error: unknown) => string {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  return (error) => {
    const [failed, why] = [t('sms.failed'), failureText(error)]
    return why === '' || why === failed ? failed : `${failed} ${why}`
  }
}
