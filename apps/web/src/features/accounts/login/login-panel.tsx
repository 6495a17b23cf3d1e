import type { LoginAnswer } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { TabStrip } from '../../../components/tab-strip.tsx'
import styles from '../form/form.module.css'
import { Said } from '../form/said.tsx'
import { ExpiredPasswordForm } from '../passwords/expired-password-form.tsx'
import { FirstPasswordForm } from '../passwords/first-password-form.tsx'
import { useLoginWays } from '../use-login-ways.ts'
import { AccountForm } from './account-form.tsx'
import { ElsewhereQuestion } from './elsewhere-question.tsx'
import { GroupQuestion } from './group-question.tsx'
import type { Reason } from './reason.ts'
import { SmsForm } from './sms-form.tsx'
import { useLogin } from './use-login.ts'

/** Modes 1 and 2 of the login; 3, the first password, comes after one of them. */
const MODES = ['account', 'sms'] as const

interface LoginPanelProps {
  readonly reason: Reason | null
  readonly onDone: (answer: LoginAnswer) => void
  /** The visitor gave a login up that was asked whether to go on. */
  readonly onCancelled: () => void
}

/** The login, for a page or a dialog: the ways to log in, and the questions that may come between. */
export function LoginPanel({ reason, onDone, onCancelled }: LoginPanelProps) {
  const { t } = useTranslation('accounts')
  const login = useLogin(onDone, reason)
  const ways = useLoginWays()
  const [mode, setMode] = useState<(typeof MODES)[number]>('account')
  const { step } = login
  const giveUp = () => {
    login.cancel()
    showNotice(t('login.cancelled'))
    onCancelled()
  }
  if (step.kind === 'firstPassword') return <FirstPasswordForm answer={step.answer} onDone={() => onDone(step.answer)} />
  if (step.kind === 'expired') return <ExpiredPasswordForm answer={step.answer} onDone={() => onDone(step.answer)} />
  return (
    <>
      {login.reason && <Said kind="fault">{t(`reasons.${login.reason}`)}</Said>}
      {login.fault !== null && <Said kind="fault">{login.fault}</Said>}
      <TabStrip
        label={t('login.ways')}
        tabs={MODES.filter((mode) => mode === 'account' || ways?.sms).map((key) => ({ key, title: t(`login.${key}`) }))}
        active={mode}
        onActive={(next) => {
          login.forgive()
          setMode(next)
        }}
      >
        {mode === 'account' ? <AccountForm login={login} /> : <SmsForm login={login} />}
        <p className={styles['links']}>{ways && (ways.sms ? <SmsLinks /> : t('login.forgotNote'))}</p>
      </TabStrip>
      {step.kind === 'elsewhere' && <ElsewhereQuestion login={login} answer={step.answer} onCancelled={giveUp} />}
      {step.kind === 'group' && <GroupQuestion login={login} answer={step.answer} onCancelled={giveUp} />}
    </>
  )
}

/** Both prove the phone by a code. */
function SmsLinks() {
  const { t } = useTranslation('accounts')
  return (
    <>
      <Link to="/Register">{t('login.register')}</Link>
      <Link to="/forgoPass">{t('login.forgot')}</Link>
    </>
  )
}
