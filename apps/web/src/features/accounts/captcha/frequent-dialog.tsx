import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import type { CaptchaDemand } from '../../../api/captcha-demand.ts'
import { Button } from '../../../components/button.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { CaptchaField } from '../form/captcha-field.tsx'
import { needed } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { useForm } from '../../../components/form/use-form.ts'
import { useShownCaptcha } from '../form/use-captcha.ts'
import { useFailureText } from '../use-failure-text.ts'

const EMPTY = { result: '' }
const CHECKS = { result: [needed('captchaMissing')] }

/** Dialog for too many requests in a short time (code 429, G132): a captcha that lets the rejected call through. */
export function FrequentDialog({ demand }: { demand: CaptchaDemand }) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const form = useForm(EMPTY, CHECKS)
  const captcha = usePicture(demand.verifyId)
  const submit = form.submit(async ({ result }) => {
    try {
      await apiClient.accounts.checkCaptcha({ verifyId: captcha.verifyId, result, work: await captcha.work() })
      demand.settle(true)
    } catch (error) {
      form.setValue('result', '')
      form.setMessage('result', failureText(error))
      captcha.refresh()
    }
  })
  return (
    <Modal title={t('captcha.title')} close={t('captcha.close')} onClose={() => demand.settle(false)}>
      <p>{t('captcha.frequent')}</p>
      <form className={styles['form']} {...submit}>
        <CaptchaField field={form.field('result')} captcha={captcha} />
        <Button type="submit" kind="primary" className={styles['submit']} aria-disabled={form.busy}>
          {t('captcha.submit')}
        </Button>
      </form>
    </Modal>
  )
}

/** The picture of a captcha demand: each refresh replaces it with the same subject. */
function usePicture(first: string) {
  const before = useRef(first)
  const { data, isError, refetch } = useQuery({
    queryKey: ['accounts', 'frequent', first],
    queryFn: async () => {
      const captcha = await apiClient.accounts.refreshCaptcha({ verifyId: before.current })
      before.current = captcha.verifyId
      return captcha
    },
    staleTime: Infinity,
    gcTime: 0,
  })
  return useShownCaptcha(data, isError, refetch)
}
