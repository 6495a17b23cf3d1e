import type { ErrorName } from '@gezhi/contract'
import { CallError } from '../../http/call-error.ts'

/** Error for each unique constraint of accounts. */
const TAKEN: Readonly<Record<string, ErrorName>> = {
  users_nick: 'NICK_TAKEN',
  users_telephone: 'TELEPHONE_TAKEN',
  users_email: 'EMAIL_TAKEN',
  wechat_bindings_user: 'TELEPHONE_BOUND',
  wechat_bindings_pkey: 'WECHAT_BOUND',
  single_sign_on_identities_user: 'SINGLE_SIGN_ON_HELD',
  single_sign_on_identities_pkey: 'SINGLE_SIGN_ON_BOUND',
}

/** Rethrows a failed write, a violated unique constraint as the error that names what is taken. */
export function rethrowTaken(error: unknown): never {
  // Drizzle wraps the driver's error.
  const { code, constraint } = ((error as Error).cause ?? error) as { code?: string; constraint?: string }
  const name = code === '23505' ? TAKEN[constraint ?? ''] : undefined
  throw name === undefined ? error : new CallError(name, {}, { cause: error })
}
