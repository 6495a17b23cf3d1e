import { useLocation, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
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
  const back = useThirdPartyCode()
  return (
    <Suspense fallback={null}>
      {login && <LoginDialog />}
      {back && <ThirdPartyLogin key={back.code} {...back} />}
      {demand && <FrequentDialog key={demand.verifyId} demand={demand} />}
      {proof && <ProofDialog demand={proof} />}
    </Suspense>
  )
}

/** The code and the state in the address, shortly after it was opened; null for a reason on /login (G24) and for signed-in users. */
function useThirdPartyCode(): { code: string; state: string } | null {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { code, state }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const given = typeof code === 'string' && code !== '' && !(path === '/login' && readReason(code)) ? code : null
  const [waited, setWaited] = useState<string | null>(null)
  useEffect(() => {
    if (given === null || sessionUser()) return
    const timer = setTimeout(() => setWaited(given), CODE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [given])
  return given !== null && given === waited ? { code: given, state: typeof state === 'string' ? state : '' } : null
}
