import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useLoginMethods } from '../use-login-methods.ts'
import { AccountPage } from './account-page.tsx'
import { EmailForm } from './email-form.tsx'
import { failedText } from './failed-text.ts'
import styles from './personal.module.css'
import type { Account } from './use-account.ts'
import { VerifiedTag } from './verified-tag.tsx'

/** /personalHome/email: the address, whether it is verified, the activation e-mail, and changing the address. */
export function EmailPage() {
  const { t } = useTranslation('personal')
  return (
    <AccountPage title={t('menu.email')}>
      {(account) => (
        <>
          <Current account={account} />
          <EmailForm key={account.email} account={account} />
        </>
      )}
    </AccountPage>
  )
}

function Current({ account: { email, emailVerified } }: { account: Account }) {
  const { t } = useTranslation('personal')
  const failureText = useFailureText()
  const methods = useLoginMethods()
  const [issue, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    setError(null)
    try {
      await apiClient.accounts.sendActivationEmail({})
      showNotice(t('email.sent'))
    } catch (error) {
      setError(failedText(t('email.failed'), failureText(error)))
    } finally {
      setBusy(false)
    }
  }
  if (email === null) return <p className={styles['explained']}>{t('email.none')}</p>
  return (
    <>
      {issue !== null && <FormMessage kind="error">{issue}</FormMessage>}
      <p className={styles['explained']}>
        {email} <VerifiedTag verified={emailVerified} />
      </p>
      {!emailVerified && methods?.mail && (
        <>
          <p className={styles['explained']}>{t('email.explained')}</p>
          <p>
            <Button disabled={busy} onClick={() => void send()}>
              {t('email.send')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
