import type { LoginAnswer } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { TabStrip } from '../../../components/tab-strip.tsx'
import { Said } from '../form/said.tsx'
import { AccountForm } from './account-form.tsx'
import { ElsewhereQuestion } from './elsewhere-question.tsx'
import { GroupQuestion } from './group-question.tsx'
import type { Reason } from './reason.ts'
import { useLogin } from './use-login.ts'

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
  const [way, setWay] = useState<'account'>('account')
  const { step } = login
  const giveUp = () => {
    login.cancel()
    showNotice(t('login.cancelled'))
    onCancelled()
  }
  return (
    <>
      {login.reason && <Said kind="fault">{t(`reasons.${login.reason}`)}</Said>}
      {login.fault !== null && <Said kind="fault">{login.fault}</Said>}
      <TabStrip label={t('login.ways')} tabs={[{ key: 'account', title: t('login.account') }]} active={way} onActive={setWay}>
        <AccountForm login={login} />
      </TabStrip>
      {step.kind === 'elsewhere' && <ElsewhereQuestion login={login} answer={step.answer} onCancelled={giveUp} />}
      {step.kind === 'group' && <GroupQuestion login={login} answer={step.answer} onCancelled={giveUp} />}
    </>
  )
}
