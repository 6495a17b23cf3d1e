import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'

type AnyHandler = (request: never, context: CallContext<UserCaller>) => Promise<unknown>

/** Handlers that reject users without a product (G172). */
export function forMembers<Handlers extends object>(handlers: Handlers): Handlers {
  const guarded = Object.entries(handlers as Readonly<Record<string, AnyHandler>>).map(([name, handle]) => {
    const guard: AnyHandler = async (request, context) => {
      if ((await context.rights()).role === 'free') throw new CallError('PRODUCT_NEEDED')
      return handle(request, context)
    }
    return [name, guard]
  })
  return Object.fromEntries(guarded) as Handlers
}
