import { ApiError, type LoginAnswer } from '@gezhi/contract/client'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import styles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { flagNewUser } from '../../../session/new-user.ts'
import { AccountsFrame } from '../accounts-frame.tsx'
import { browserName } from '../browser-name.ts'
import { LoginQuestions } from '../login/login-questions.tsx'
import { useAfterLogin } from '../login/use-after-login.ts'
import { useLogin } from '../login/use-login.ts'
import { useFailureText } from '../use-failure-text.ts'
import { NewcomerChoice, type Newcomer } from './newcomer-choice.tsx'
import { useInstitutionName } from './use-institution-name.ts'
import { useSingleSignOn } from './use-single-sign-on.ts'

/** The parameters with which the institution sends the browser back. */
interface Returned {
  readonly code?: string
  readonly state?: string
  readonly iss?: string
  readonly error?: string
}

/** /singleSignOn: completes a login at the institution; asks newcomers whether to create an account or to link one. */
export function SingleSignOnPage() {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const failureText = useFailureText()
  const name = useInstitutionName()
  const [returned] = useState(useReturned())
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null)
  const [error, setError] = useState<string | null>(null)
  const again = useSingleSignOn()
  const goOn = useAfterLogin()
  const finish = (answer: LoginAnswer) => {
    if (answer.loginBean.newUser) flagNewUser()
    goOn(answer)
  }
  const login = useLogin({ onDone: finish })
  const complete = useEffectEvent(async ({ code, state, iss, error: problem }: Returned) => {
    // The code works once and does not stay in the address.
    void navigate({ to: '/singleSignOn', search: {} as never, replace: true })
    if (code === undefined || state === undefined)
      return setError(t(problem === 'access_denied' ? 'singleSignOn.cancelled' : 'singleSignOn.failed'))
    const request = { code, state, ...(iss !== undefined && { iss }), browserName: browserName(navigator.userAgent) }
    const completed = apiClient.accounts.completeSingleSignOn(request)
    const answer = await completed.catch((cause: unknown) => {
      // Whoever is signed in stays so; other errors are those of every login.
      if (!(cause instanceof ApiError) || cause.error.startsWith('SINGLE_SIGN_ON')) setError(failureText(cause))
      return cause instanceof ApiError && !cause.error.startsWith('SINGLE_SIGN_ON') ? cause : null
    })
    if (answer === null) return
    if (!(answer instanceof ApiError) && !('loginBean' in answer)) return setNewcomer(answer)
    await login.run(() => completed as Promise<LoginAnswer>, { by: 'singleSignOn', remember: null })
  })
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void complete(returned)
  }, [returned])
  if (newcomer !== null)
    return (
      <AccountsFrame title={t('singleSignOn.welcome', { name: name ?? '' })}>
        <NewcomerChoice newcomer={newcomer} login={login} onDone={finish} />
        <LoginQuestions login={login} onCancelled={() => void navigate({ to: '/' })} />
      </AccountsFrame>
    )
  const problem = error ?? login.error ?? (login.reason && t(`reasons.${login.reason}`)) ?? again.error
  return (
    <AccountsFrame title={t('singleSignOn.title')}>
      {problem === null ? (
        <p className={styles['explained']} role="status">
          {t('singleSignOn.working')}
        </p>
      ) : (
        <>
          <FormMessage kind="error">{again.error ?? problem}</FormMessage>
          {name !== null && (
            <div className={styles['form']}>
              <Button kind="primary" className={styles['submit']} aria-disabled={again.busy} onClick={() => void again.begin('/login')}>
                {t('singleSignOn.again')}
              </Button>
            </div>
          )}
          <p className={styles['links']}>
            <Link to="/login">{t('singleSignOn.otherMethods')}</Link>
          </p>
        </>
      )}
      <LoginQuestions login={login} onCancelled={() => void navigate({ to: '/' })} />
    </AccountsFrame>
  )
}

function useReturned(): Returned {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const text = (key: keyof Returned) => (typeof search[key] === 'string' ? { [key]: search[key] } : {})
  return { ...text('code'), ...text('state'), ...text('iss'), ...text('error') }
}
