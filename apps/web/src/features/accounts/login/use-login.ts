import { ApiError, type LoginAnswer } from '@gezhi/contract/client'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../components/failure/failure-kind.ts'
import { storePendingLogin } from '../../../session/pending-login.ts'
import { closeSession } from '../../../session/session-store.ts'
import { useFailureText } from '../use-failure-text.ts'
import { forgetAccount, rememberAccount, type RememberedAccount } from './remembered-account.ts'
import { readReason, type Reason } from '../../../session/login-reason.ts'
import { stepAfter, type LoginStep, type WeChatIdentity } from './step-after.ts'

const FORM: LoginStep = { kind: 'form' }

/** A login that waits for a TOTP code. */
const TOTP_NEEDED = 992

/** The codes of logins that wait for a decision of the visitor, with a pending token in the error's data (G13). */
const WAITING: Readonly<Record<number, 'elsewhere' | 'group'>> = { 993: 'group', 997: 'elsewhere' }

type LoginBy = 'form' | 'weChat' | 'singleSignOn'

interface LoginOptions {
  /** Gets the response with a valid token. */
  readonly onDone: (answer: LoginAnswer) => void
  readonly reason?: Reason | null
  /** The login failed; gets the message for the visitor. */
  readonly onFailed?: (message: string) => void
}

interface RunOptions {
  /** To be stored if the login completes; without it a stored account is removed (B.login.44). */
  readonly remember?: RememberedAccount | null
  /** Selects the text for a failure without its own message. */
  readonly by?: LoginBy
  /** After binding a phone: no second binding is required. */
  readonly retried?: boolean
}

export type Login = ReturnType<typeof useLogin>

/** Handles a login from its call to its end, for every code (section 4 of the spec). */
export function useLogin({ onDone, reason: startReason = null, onFailed }: LoginOptions) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const [step, setStep] = useState(FORM)
  const [reason, setReason] = useState(startReason)
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const toRemember = useRef<RememberedAccount | null>(null)

  const fail = (text: string) => {
    setStep(FORM)
    closeSession()
    setMessage(text)
    onFailed?.(text)
  }
  const reject = (error: unknown, by: LoginBy) => {
    const code = error instanceof ApiError ? error.code : null
    if (code === TOTP_NEEDED) return setStep({ kind: 'totp', token: String((error as ApiError).data['token']) })
    const waiting = code === null ? undefined : WAITING[code]
    if (waiting) {
      const answer = (error as ApiError).data as unknown as LoginAnswer
      if (waiting === 'group') storePendingLogin(answer)
      return setStep({ kind: waiting, answer })
    }
    const text = readReason(String(code))
    if (!text) return fail(wordsOf(error, by))
    setStep(FORM)
    setReason(text)
    onFailed?.(t(`reasons.${text}`))
  }
  /** The message of the server, otherwise that of the login method (B.login.26, B.login-wechat.14). */
  const wordsOf = (error: unknown, by: LoginBy) => {
    const { kind, message } = failureOf(error)
    if (kind === 'offline' || kind === 'timeout') return failureText(error)
    return message || t(by === 'weChat' ? 'weChat.loginFailed' : 'login.failed')
  }
  const complete = async (answer: LoginAnswer, changedPassword?: string) => {
    const account = toRemember.current
    if (account) await rememberAccount(changedPassword === undefined ? account : { ...account, password: changedPassword })
    else forgetAccount()
    onDone(answer)
  }

  /** Runs an attempt to log in; returns whether it succeeded, or opens a question first. */
  const run = async (attempt: () => Promise<LoginAnswer | WeChatIdentity>, options: RunOptions = {}): Promise<boolean> => {
    const { by = 'form', retried = false } = options
    setBusy(true)
    setMessage(null)
    setReason(null)
    if ('remember' in options) toRemember.current = options.remember ?? null
    try {
      const answer = await attempt()
      if ('loginBean' in answer) {
        // Who logs in at the institution needs no password here.
        const next = by === 'singleSignOn' ? null : await stepAfter(answer)
        if (next) setStep(next)
        else await complete(answer)
        return true
      }
      if (retried) fail(t('weChat.loginFailed'))
      else setStep({ kind: 'bindPhone', identity: answer })
      return !retried
    } catch (error) {
      reject(error, by)
      return error instanceof ApiError && (error.code === TOTP_NEEDED || error.code in WAITING)
    } finally {
      setBusy(false)
    }
  }

  return {
    step,
    reason,
    error: message,
    busy,
    run,
    /** The login is complete, with a new password if one was set on the way. */
    complete,
    /** Back to the form, discarding the login. */
    cancel: () => {
      closeSession()
      setStep(FORM)
    },
    clearError: () => setMessage(null),
  }
}
