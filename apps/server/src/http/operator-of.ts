import type { FastifyBaseLogger } from 'fastify'
import type { CallContext, UserCaller } from './call-context.ts'
import { CallError } from './call-error.ts'

/** An operator, and the audit log. */
export interface Operator {
  /** The account; null for the command line, whose user controls the machine. */
  readonly id: string | null
  readonly log: Pick<FastifyBaseLogger, 'child' | 'level'>
}

/** The operator who is signed in; also required on an open server, where the rights alone would admit everybody. Throws FORBIDDEN. */
export function operatorOf(context: Pick<CallContext<UserCaller>, 'caller' | 'log'>): Operator & { readonly id: string } {
  const { role, userId } = context.caller
  if (role !== 'operator') throw new CallError('FORBIDDEN')
  return { id: userId, log: context.log }
}

/**
 * Logs an action of an operator, at every level except `silent`: who, what, and its object by id or name. `about` must not contain texts,
 * phones and passwords.
 */
export function audit({ id, log }: Operator, action: string, about: Readonly<Record<string, string | number | boolean | null>>): void {
  if (log.level === 'silent') return
  log.child({}, { level: 'info' }).info({ operator: id ?? 'command line', action, about }, 'administrator action')
}
