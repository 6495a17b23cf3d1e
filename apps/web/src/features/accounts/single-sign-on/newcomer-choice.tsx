import type { Client, LoginAnswer } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import styles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { openSession, useSessionUser } from '../../../session/session-store.ts'
import { browserName } from '../browser-name.ts'
import { LoginPanel } from '../login/login-panel.tsx'
import type { Login } from '../login/use-login.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useLeave } from './use-leave.ts'

/** A person of the institution without an account. */
export type Newcomer = Exclude<Awaited<ReturnType<Client['accounts']['completeSingleSignOn']>>, { loginBean: unknown }>

interface NewcomerChoiceProps {
  readonly newcomer: Newcomer
  readonly login: Login
  /** Gets the response of a login to the account that was created or linked. */
  readonly onDone: (answer: LoginAnswer) => void
}

/** What a newcomer chooses: to link the account they are signed in to, to log in to one they have, or to create one. */
export function NewcomerChoice({ newcomer, login, onDone }: NewcomerChoiceProps) {
  const { t } = useTranslation('accounts')
  const failureText = useFailureText()
  const user = useSessionUser()
  const leave = useLeave()
  const [linking, setLinking] = useState(newcomer.emailTaken)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { token, name, email } = newcomer
  const link = async (): Promise<boolean> => {
    setBusy(true)
    setError(null)
    try {
      await apiClient.accounts.bindSingleSignOn({ token })
      showNotice(t('singleSignOn.linked'))
      return true
    } catch (cause) {
      setError(failureText(cause))
      return false
    } finally {
      setBusy(false)
    }
  }
  const create = () => {
    const request = { token, browserName: browserName(navigator.userAgent) }
    void login.run(() => apiClient.accounts.createSingleSignOnAccount(request), { by: 'singleSignOn', remember: null })
  }
  const logIn = async (answer: LoginAnswer) => {
    openSession(answer)
    // If it cannot be linked, the user is signed in all the same and sees why.
    if (await link()) onDone(answer)
  }
  const problem = error ?? login.error
  const identity = [name, email].filter((one) => one !== null).join(' · ')
  return (
    <>
      {identity !== '' && <p className={styles['heading']}>{identity}</p>}
      {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
      {user !== null ? (
        <>
          <p className={styles['explained']}>{t('singleSignOn.linkExplained', { nick: user.nick })}</p>
          <div className={styles['form']}>
            <Button
              kind="primary"
              className={styles['submit']}
              aria-disabled={busy}
              onClick={() => void link().then((done) => done && leave())}
            >
              {t('singleSignOn.link')}
            </Button>
          </div>
        </>
      ) : linking ? (
        <>
          <p className={styles['explained']}>{t(newcomer.emailTaken ? 'singleSignOn.emailTaken' : 'singleSignOn.logInExplained')}</p>
          <LoginPanel reason={null} linking onDone={(answer) => void logIn(answer)} onCancelled={() => setLinking(false)} />
          <p className={styles['links']}>
            <Button kind="link" onClick={() => setLinking(false)}>
              {t('singleSignOn.createInstead')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p className={styles['explained']}>{t('singleSignOn.createExplained')}</p>
          <div className={styles['form']}>
            <Button kind="primary" className={styles['submit']} aria-disabled={login.busy} onClick={create}>
              {t('singleSignOn.create')}
            </Button>
          </div>
          <p className={styles['links']}>
            <Button kind="link" onClick={() => setLinking(true)}>
              {t('singleSignOn.linkInstead')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
