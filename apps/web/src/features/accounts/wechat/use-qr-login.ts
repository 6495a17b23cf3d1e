import type { LoginAnswer } from '@gezhi/contract/client'
import { apiClient } from '../../../api/api-client.ts'
import { browserName } from '../browser-name.ts'
import type { WeChatIdentity } from '../login/step-after.ts'
import type { Login } from '../login/use-login.ts'
import { useQrScan } from './use-qr-scan.ts'

/**
 * A login by a QR code scanned with WeChat: the QR code, whether it has expired, and a function to replace it. Polls while `login` is at
 * its form.
 */
export function useQrLogin(login: Login) {
  const logIn = async (attempt: () => Promise<LoginAnswer | WeChatIdentity>) => {
    const went = await login.run(attempt, { by: 'weChat' })
    // A QR code is valid for one login attempt.
    if (!went) scan.refresh()
  }
  const scan = useQrScan({
    purpose: 'login',
    active: login.step.kind === 'form' && !login.busy,
    poll: (uuid) => apiClient.accounts.getQrLoginResult({ uuid, browserName: browserName(navigator.userAgent) }),
    onScanned: (answer) => void logIn(async () => answer),
    onRejected: (error) =>
      void logIn(async () => {
        throw error
      }),
  })
  return { qr: scan.qr, failed: scan.error !== null, over: scan.ended?.error === null, refresh: scan.refresh }
}
