import { useTranslation } from 'react-i18next'
import { useCause } from '../failure/use-cause.ts'

/** The message that a code could not be sent (验证码发送失败！), with the server's reason if it adds anything. */
export function useSendFailureText(): (error: unknown) => string {
  const { t } = useTranslation('form')
  const causeOf = useCause()
  return (error) => {
    const [failed, why] = [t('sms.failed'), causeOf(error)]
    return why === '' || why === failed ? failed : `${failed} ${why}`
  }
}
