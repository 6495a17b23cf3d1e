import type { LoginAnswer } from '@gezhi/contract/client'
import { Link, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { PHONE, useMedia } from '../../../components/media/use-media.ts'
import { TabStrip } from '../../../components/tab-strip/tab-strip.tsx'
import { Agreement } from '../../../components/form/agreement.tsx'
import { mustBeChecked } from '../../../components/form/checks.ts'
import styles from '../../../components/form/form.module.css'
import { FormMessage } from '../../../components/form/form-message.tsx'
import { useForm } from '../../../components/form/use-form.ts'
import { ExpiredPasswordForm } from '../passwords/expired-password-form.tsx'
import { FirstPasswordForm } from '../passwords/first-password-form.tsx'
import { useInstitutionName } from '../single-sign-on/use-institution-name.ts'
import { useSingleSignOn } from '../single-sign-on/use-single-sign-on.ts'
import { useLoginMethods } from '../use-login-methods.ts'
import { useRedirectLogin } from '../wechat/use-redirect-login.ts'
import { WeChatPanel } from '../wechat/wechat-panel.tsx'
import { AccountForm } from './account-form.tsx'
import panelStyles from './login-panel.module.css'
import { LoginQuestions } from './login-questions.tsx'
import type { Reason } from '../../../session/login-reason.ts'
import { SmsForm } from './sms-form.tsx'
import { useLogin } from './use-login.ts'

/** Modes 1 and 2 of the login; 3, the first password, follows one of them. */
const MODES = ['account', 'sms'] as const
const TERMS = { agreement: [mustBeChecked('agreementMissing')] }

interface LoginPanelProps {
  readonly reason: Reason | null
  /** The login is to link an account to single sign-on: only methods that stay on the page are offered. */
  readonly linking?: boolean
  readonly onDone: (answer: LoginAnswer) => void
  /** The visitor cancelled a login at a question. */
  readonly onCancelled: () => void
}

/** The login, for a page or a dialog: the login methods, and the dialogs of intermediate steps. */
export function LoginPanel({ reason, linking = false, onDone, onCancelled }: LoginPanelProps) {
  const { t } = useTranslation('accounts')
  const login = useLogin({ onDone, reason })
  const methods = useLoginMethods()
  const redirect = useRedirectLogin()
  const institution = useInstitutionName()
  const singleSignOn = useSingleSignOn()
  const router = useRouter()
  // A phone cannot scan its own screen.
  const wide = !useMedia(PHONE)
  // WeChat leads away from the page that links an account.
  const weChat = methods?.wechat === true && !linking
  const forms = useRef<HTMLDivElement>(null)
  const terms = useForm({ agreement: '' }, TERMS)
  const [mode, setMode] = useState<(typeof MODES)[number]>('account')
  const { step } = login
  if (step.kind === 'firstPassword') return <FirstPasswordForm answer={step.answer} onDone={() => void login.complete(step.answer)} />
  if (step.kind === 'expired') {
    return <ExpiredPasswordForm answer={step.answer} onDone={(password) => void login.complete(step.answer, password)} />
  }
  const error = login.error ?? redirect.error ?? singleSignOn.error
  // The surrounding form focuses the first invalid field.
  const agreed = () => terms.check(undefined, { focus: false })
  const ifAgreed = (begin: () => void) => {
    if (agreed()) begin()
    else requestAnimationFrame(() => forms.current?.querySelector<HTMLElement>('[name=agreement]')?.focus())
  }
  const agreement = <Agreement field={terms.field('agreement')} />
  return (
    <div className={panelStyles['methods']}>
      <div ref={forms} className={panelStyles['forms']}>
        {login.reason && <FormMessage kind="error">{t(`reasons.${login.reason}`)}</FormMessage>}
        {login.reason === '996' && (
          <p className={panelStyles['note']}>
            {t('riskStop.why')} {methods?.sms && t('riskStop.sms')}
          </p>
        )}
        {error !== null && <FormMessage kind="error">{error}</FormMessage>}
        <TabStrip
          label={t('login.methods')}
          tabs={MODES.filter((mode) => mode === 'account' || methods?.sms).map((key) => ({ key, title: t(`login.${key}`) }))}
          active={mode}
          onActive={(next) => {
            login.clearError()
            terms.clearErrors()
            setMode(next)
          }}
        >
          {mode === 'account' ? (
            <AccountForm login={login} agreement={agreement} agreed={agreed} />
          ) : (
            <SmsForm login={login} agreement={agreement} agreed={agreed} phoneAuth={methods?.phoneAuth ?? false} />
          )}
          {weChat && (
            <Button
              className={panelStyles['elsewhere']}
              aria-disabled={redirect.busy}
              onClick={() => ifAgreed(() => void redirect.begin())}
            >
              {t('weChat.login')}
            </Button>
          )}
          {institution !== null && !linking && (
            <Button
              className={panelStyles['elsewhere']}
              aria-disabled={singleSignOn.busy}
              onClick={() => ifAgreed(() => void singleSignOn.begin(router.latestLocation.href))}
            >
              {t('singleSignOn.button', { name: institution })}
            </Button>
          )}
          <p className={styles['links']}>{methods && (methods.sms ? <SmsLinks /> : t('login.forgotNote'))}</p>
        </TabStrip>
      </div>
      {weChat && wide && (
        <div className={panelStyles['beside']}>
          <WeChatPanel login={login} />
        </div>
      )}
      <LoginQuestions login={login} onCancelled={onCancelled} />
    </div>
  )
}

/** Both verify the phone by a code. */
function SmsLinks() {
  const { t } = useTranslation('accounts')
  return (
    <>
      <Link to="/Register">{t('login.register')}</Link>
      <Link to="/forgoPass">{t('login.forgot')}</Link>
    </>
  )
}
