import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useCaptchaDemand } from '../../api/captcha-demand.ts'
import { useProofDemand } from '../../api/proof-demand.ts'
import { readReason } from '../../session/login-reason.ts'
import { loadNamespaces } from '../../language/i18n.ts'
import { useLoginDialog } from '../../session/login-dialog.ts'
import { sessionUser } from '../../session/session-store.ts'

/** Delay before a third party's code is read after the page was opened (B.navigation.08). */
const CODE_DELAY_MS = 400

/** A dialog of the accounts with its texts. A failure to load it must not break the page below. */
function lazyDialog<Props extends object>(fetchDialog: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    const fetched = Promise.all([fetchDialog(), loadNamespaces(['accounts', 'form'])])
    return {
      default: await fetched.then(
        ([dialog]) => dialog,
        () => () => null,
      ),
    }
  })
}

const LoginDialog = lazyDialog(async () => (await import('../../features/accounts/login/login-dialog.tsx')).LoginDialog)
const FrequentDialog = lazyDialog(async () => (await import('../../features/accounts/captcha/frequent-dialog.tsx')).FrequentDialog)
const ProofDialog = lazyDialog(async () => (await import('../../features/accounts/proof/proof-dialog.tsx')).ProofDialog)
const ThirdPartyLogin = lazyDialog(async () => (await import('../../features/accounts/wechat/third-party-login.tsx')).ThirdPartyLogin)

/** Dialogs that can open over any page for a login: the login form, a captcha, a proof of identity, and the return from WeChat. */
export function LoginOverPage() {
  const login = useLoginDialog()
  const demand = useCaptchaDemand()
  const proof = useProofDemand()
  const [back, endBack] = useThirdPartyCode()
  return (
    <Suspense fallback={null}>
      {login && <LoginDialog />}
      {back && <ThirdPartyLogin key={back.code} {...back} onEnd={endBack} />}
      {demand && <FrequentDialog key={demand.verifyId} demand={demand} />}
      {proof && <ProofDialog demand={proof} />}
    </Suspense>
  )
}

/**
 * The code and the state of the address, shortly after it was opened, which then holds them no longer: a code works once. Null for a reason
 * on /login (G24), for signed-in users, and once the login has ended, which the returned function reports.
 */
function useThirdPartyCode(): readonly [{ code: string; state: string } | null, () => void] {
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { code, state }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  // The page of single sign-on reads its own.
  const isOther = path === '/singleSignOn' || (path === '/login' && typeof code === 'string' && readReason(code))
  const given = typeof code === 'string' && code !== '' && !isOther ? code : null
  const [taken, setTaken] = useState<{ code: string; state: string } | null>(null)
  const take = useEffectEvent((value: string) => {
    if (!sessionUser()) setTaken({ code: value, state: typeof state === 'string' ? state : '' })
    const rest = ({ code: _, state: __, ...others }: Record<string, unknown>) => others
    void navigate({ to: path, search: rest as never, replace: true })
  })
  useEffect(() => {
    if (given === null) return
    const timer = setTimeout(() => take(given), CODE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [given])
  return [taken, () => setTaken(null)]
}
