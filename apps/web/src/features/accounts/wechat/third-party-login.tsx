import type { LoginAnswer } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Modal } from '../../../components/modal/modal.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { browserName } from '../browser-name.ts'
import { LoginQuestions } from '../login/login-questions.tsx'
import { useAfterLogin } from '../login/use-after-login.ts'
import { useLogin } from '../login/use-login.ts'
import { ExpiredPasswordForm } from '../passwords/expired-password-form.tsx'
import { FirstPasswordForm } from '../passwords/first-password-form.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { takeWeChatLogin, type BegunLogin } from './begun-login.ts'

const PLATFORM = 'WeiXin'

/** Continues a login by redirect with the code from WeChat, over any page; `onEnd` is called when it is complete or given up. */
export function ThirdPartyLogin({ code, state, onEnd }: { code: string; state: string; onEnd: () => void }) {
  const { t } = useTranslation('accounts')
  const navigate = useNavigate()
  const failureText = useFailureText()
  const leave = (to: '/' | '/login', notice: string | null) => {
    if (notice !== null) showNotice(notice)
    void navigate({ to, replace: true })
    onEnd()
  }
  const goOn = useAfterLogin()
  const finish = (answer: LoginAnswer) => {
    goOn(answer)
    onEnd()
  }
  const login = useLogin({ onDone: finish, onFailed: (notice) => leave('/login', notice) })
  const begin = useEffectEvent(async () => {
    const begunLogin = takeWeChatLogin(state)
    const token = begunLogin && (await exchange(code, begunLogin).catch((error: unknown) => failureText(error)))
    // A code that cannot be exchanged, or was not requested by this tab, ends at the home page (B.login-wechat.12).
    if (token === null || typeof token === 'string') return leave('/', token ?? t('weChat.loginFailed'))
    const request = {
      access_token: token.access_token,
      openId: token.openid,
      platform: PLATFORM,
      browserName: browserName(navigator.userAgent),
    } as const
    await login.run(() => apiClient.accounts.loginByWeChat(request), { by: 'weChat', remember: null })
  })
  const begun = useRef(false)
  useEffect(() => {
    // A code works once.
    if (begun.current) return
    begun.current = true
    void begin()
  }, [])
  const { step } = login
  const done = (answer: LoginAnswer, password?: string) => void login.complete(answer, password)
  if (step.kind === 'firstPassword') {
    return (
      <Modal title={t('login.title')} close={t('first.skip')} onClose={() => done(step.answer)}>
        <FirstPasswordForm answer={step.answer} onDone={() => done(step.answer)} />
      </Modal>
    )
  }
  if (step.kind === 'expired') {
    return (
      <Modal title={t('login.title')} close={t('login.close')} onClose={() => leave('/', t('login.cancelled'))}>
        <ExpiredPasswordForm answer={step.answer} onDone={(password) => done(step.answer, password)} />
      </Modal>
    )
  }
  return <LoginQuestions login={login} onCancelled={() => leave('/', null)} />
}

function exchange(code: string, login: BegunLogin) {
  return apiClient.accounts.getWeChatToken({ code, ...login, platform: PLATFORM })
}
