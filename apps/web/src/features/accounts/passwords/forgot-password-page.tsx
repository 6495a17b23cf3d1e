import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { AccountsFrame } from '../accounts-frame.tsx'
import styles from '../../../components/form/form.module.css'
import { NoTextMessages } from '../no-text-messages.tsx'
import { useLoginMethods } from '../use-login-methods.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ProvePhoneForm, type ProvenPhone } from './prove-phone-form.tsx'

/** /forgoPass: verifies the phone, then sets a new password; leads home afterwards (G01). */
export function ForgotPasswordPage() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const methods = useLoginMethods()
  const [proven, setProven] = useState<ProvenPhone | null>(null)
  const done = () => {
    showNotice(t('forgot.done'))
    void navigate({ to: '/' })
  }
  if (methods?.sms === false) {
    return (
      <AccountsFrame title={t('forgot.title')}>
        <NoTextMessages text={t('login.forgotNote')} />
      </AccountsFrame>
    )
  }
  return (
    <AccountsFrame title={t('forgot.title')}>
      <p className={styles['explained']}>
        {t('forgot.step', { step: proven ? 2 : 1 })} · {t(proven ? 'forgot.set' : 'forgot.verify')}
      </p>
      {proven ? <NewPasswordForm proven={proven} onDone={done} /> : <ProvePhoneForm onProven={setProven} />}
      <p className={styles['links']}>
        <Link to="/login">{t('forgot.toLogin')}</Link>
      </p>
    </AccountsFrame>
  )
}
