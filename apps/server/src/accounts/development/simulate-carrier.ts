import type { SandboxGateways } from '@gezhi/gateways'
import { CallError } from '../../http/call-error.ts'
import type { Accounts } from '../accounts.ts'

/** Simulates a carrier that confirms a phone. Throws FEATURE_OFF without a sandbox. */
export async function simulateCarrier(
  { phoneConfirmations }: Pick<Accounts, 'phoneConfirmations'>,
  sandbox: SandboxGateways,
  phone: string,
): Promise<void> {
  if (sandbox.phoneAuth === null) throw new CallError('FEATURE_OFF')
  const token = await sandbox.phoneAuth.offer(phone)
  await phoneConfirmations.confirm(await sandbox.phoneAuth.phoneOf(token))
}
