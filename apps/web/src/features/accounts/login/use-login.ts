import { ApiError, type LoginAnswer } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { closeSession } from '../../../session/session-store.ts'
import { useFailureText } from '../use-failure-text.ts'
import { readReason, type Reason } from './reason.ts'

/** Where a login stands: at the form, or at a question that has to be answered before it is complete. */
export type LoginStep =
  | { readonly kind: 'form' }
  | { readonly kind: 'elsewhere' | 'group' | 'firstPassword' | 'expired'; readonly answer: LoginAnswer }

const FORM: LoginStep = { kind: 'form' }

/** The codes whose login waits for an answer of the visitor, with a pending token in the error's data (G13). */
const WAITING: Readonly<Record<number, 'elsewhere' | 'group'>> = { 993: 'group', 997: 'elsewhere' }

export type Login = ReturnType<typeof useLogin>

/** Takes a login from its call to its end, whatever the code (section 4 of the spec). `onDone` gets the answer whose token is good. */
export function useLogin(onDone: (answer: LoginAnswer) => void, startReason: Reason | null) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const [step, setStep] = useState(FORM)
  const [reason, setReason] = useState(startReason)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const refuse = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : null
    const waiting = code === null ? undefined : WAITING[code]
    if (waiting) return setStep({ kind: waiting, answer: (error as ApiError).data as unknown as LoginAnswer })
    setStep(FORM)
    const said = readReason(String(code))
    if (said) return setReason(said)
    closeSession()
    setFault(failureText(error) || t('login.failed'))
  }

  /** Runs what may end in a login; answers whether it did, or asks something first. */
  const run = async (attempt: () => Promise<LoginAnswer>): Promise<boolean> => {
    setBusy(true)
    setFault(null)
    setReason(null)
    try {
      const answer = await attempt()
      const next = await stepAfter(answer)
      if (next) setStep(next)
      else onDone(answer)
      return true
    } catch (error) {
      refuse(error)
      return error instanceof ApiError && error.code in WAITING
    } finally {
      setBusy(false)
    }
  }

  return {
    step,
    reason,
    fault,
    busy,
    run,
    done: onDone,
    /** Back to the form, with nothing of the login kept. */
    cancel: () => {
      closeSession()
      setStep(FORM)
    },
    forgive: () => setFault(null),
  }
}

/** After code 200: an account without a password is asked for one at its first login, one whose password is too old for a new one. */
async function stepAfter(answer: LoginAnswer): Promise<LoginStep | null> {
  const { password, loginCount } = answer.loginBean
  if (password === 'false') return loginCount === 0 ? { kind: 'firstPassword', answer } : null
  // Only a plain yes counts: any other result completes the login (B.password.06).
  const tooOld = await apiClient.accounts.checkValidPassWord({}, { headers: { token: answer.token } }).catch(() => false)
  return tooOld ? { kind: 'expired', answer } : null
}
