import type { AnyCall } from '@gezhi/contract'
import type { Caller } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import type { Settings } from '../../settings/settings.ts'

/** Whether administrators must set up TOTP: `GEZHI_OPERATOR_TOTP`; with `auto`, in production. */
export function totpRequired({
  GEZHI_OPERATOR_TOTP: setting,
  GEZHI_MODE: mode,
}: Pick<Settings, 'GEZHI_OPERATOR_TOTP' | 'GEZHI_MODE'>): boolean {
  return setting === 'required' || (setting === 'auto' && mode === 'production')
}

/** Throws TOTP_REQUIRED if a call for administrators requires TOTP and the caller has not set it up. */
export function requireTotpOfOperator({ who }: AnyCall, caller: Caller, required: boolean): void {
  if (required && who === 'operator' && caller.kind === 'user' && !caller.totp) throw new CallError('TOTP_REQUIRED')
}
