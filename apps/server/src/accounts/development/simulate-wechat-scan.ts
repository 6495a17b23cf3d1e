import type { SandboxGateways, SandboxScan } from '@gezhi/gateways'
import type { FastifyBaseLogger } from 'fastify'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'
import { identityOf } from '../wechat/wechat-identity.ts'

/** Result of a simulated scan. */
export interface SimulatedScan {
  readonly code: string
  readonly state: string
  /** `qr`: the polling page gets the result, the code is consumed. `redirect`: a browser continues with the code. */
  readonly kind: 'qr' | 'redirect'
}

/** Simulates a scan with WeChat. Throws FEATURE_OFF without a sandbox, QR_EXPIRED for an unknown or expired login. */
export async function simulateWeChatScan(
  { wechat }: Pick<Accounts, 'wechat'>,
  sandbox: SandboxGateways,
  scan: SandboxScan,
  log: FastifyBaseLogger,
): Promise<SimulatedScan> {
  if (sandbox.wechat === null) throw new CallError('FEATURE_OFF')
  const back = await sandbox.wechat.scan(scan)
  if (await wechat.isWaiting(scan.uuid)) {
    if (!(await wechat.scanned(scan.uuid, await identityOf(sandbox.wechat, back.code, log)))) throw new CallError('QR_EXPIRED')
    return { ...back, kind: 'qr' }
  }
  // A login by redirect continues in the browser that WeChat redirects.
  if (!(await wechat.isState(scan.uuid))) throw new CallError('QR_EXPIRED')
  return { ...back, kind: 'redirect' }
}
