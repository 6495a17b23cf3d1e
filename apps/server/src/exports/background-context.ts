import type { Language } from '@gezhi/contract'
import type { Logger } from 'pino'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import type { Rights } from '../http/rights.ts'

/** For whom work in the background is done. */
export interface BackgroundCaller {
  readonly userId: string
  readonly role: UserCaller['role']
}

/** A user as the caller of work without a request: without a session, and without a proof of identity. */
export function callerOf({ userId, role }: BackgroundCaller): UserCaller {
  return { kind: 'user', userId, sessionId: '', role, pending: false, provenAt: 0, totp: false }
}

interface BackgroundParts {
  readonly caller: UserCaller
  readonly rights: Rights
  readonly language: Language
  readonly signal: AbortSignal
  readonly log: Logger
}

/** The context in which a call that lists records is handled for a task. */
export function backgroundContext({ caller, rights, language, signal, log }: BackgroundParts): CallContext<UserCaller> {
  return {
    caller,
    rights: () => Promise.resolve(withoutPaging(rights)),
    countItem: () => Promise.reject(new Error('A task counts no items of calls')),
    headers: {},
    address: '',
    language,
    requestId: '',
    signal,
    log,
    setHeader: () => {},
  }
}

/** The same rights without limits of result pages: a task has a limit of its own. */
export function withoutPaging(rights: Rights): Rights {
  return { ...rights, grants: { ...rights.grants, listResults: 'unlimited', turnResultPages: 'unlimited' } }
}
