import type { SandboxGateways, SandboxScan } from '@gezhi/gateways'
import type { FastifyBaseLogger } from 'fastify'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { identityOf } from '../wechat/wechat-identity.ts'

/** What WeChat comes back with after a scan. */
export interface PlayedScan {
  readonly code: string
  readonly state: string
  /** `qr`: the page that polls is answered, the code is used up. `redirect`: a browser goes on with the code. */
  readonly kind: 'qr' | 'redirect'
}

/** Does what WeChat does when somebody scans. Throws FEATURE_OFF without a sandbox, QR_EXPIRED for a login that was not begun or is over. */
export async function playWeChat(
  { wechat }: Pick<Accounts, 'wechat'>,
  sandbox: SandboxGateways,
  scan: SandboxScan,
  log: FastifyBaseLogger,
): Promise<PlayedScan> {
  if (sandbox.wechat === null) throw new CallError('FEATURE_OFF')
  const back = await sandbox.wechat.scan(scan)
  if (await wechat.isWaiting(scan.uuid)) {
    if (!(await wechat.scanned(scan.uuid, await identityOf(sandbox.wechat, back.code, log)))) throw new CallError('QR_EXPIRED')
    return { ...back, kind: 'qr' }
  }
  // A login by redirect is gone on with by the browser that WeChat sends back.
  if (!(await wechat.isState(scan.uuid))) throw new CallError('QR_EXPIRED')
  return { ...back, kind: 'redirect' }
}
