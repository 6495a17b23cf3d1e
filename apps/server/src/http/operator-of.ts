import type { FastifyBaseLogger } from 'fastify'
import type { CallContext, UserCaller } from './call-context.ts'
import { CallError } from './call-error.ts'

/** Who acts as an operator, and the log that keeps what they did. */
export interface Operator {
  /** The account; null for the command line, whose user owns the machine. */
  readonly id: string | null
  readonly log: Pick<FastifyBaseLogger, 'child' | 'level'>
}

/** The operator who is signed in; on an open server, too, where the rights alone would let everybody in. Throws FORBIDDEN. */
export function operatorOf(context: Pick<CallContext<UserCaller>, 'caller' | 'log'>): Operator & { readonly id: string } {
  const { role, userId } = context.caller
  if (role !== 'operator') throw new CallError('FORBIDDEN')
  return { id: userId, log: context.log }
}

/**
 * Writes into the log that an operator has done something, at every level but `silent`: who, what, and to what by its id or name.
 * Texts, phones and passwords have no place in `about`.
 */
export function audit({ id, log }: Operator, act: string, about: Readonly<Record<string, string | number | boolean | null>>): void {
  if (log.level === 'silent') return
  log.child({}, { level: 'info' }).info({ operator: id ?? 'command line', act, about }, 'an operator has acted')
}
