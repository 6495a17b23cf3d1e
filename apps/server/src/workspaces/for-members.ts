import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'

type AnyHandler = (request: never, context: CallContext<UserCaller>) => Promise<unknown>

/** Rejects a user without a product. */
export async function requireProduct({ rights }: Pick<CallContext, 'rights'>): Promise<void> {
  if ((await rights()).role === 'free') throw new CallError('PRODUCT_NEEDED')
}

/** Handlers that reject users without a product (G172). */
export function forMembers<Handlers extends object>(handlers: Handlers): Handlers {
  const guarded = Object.entries(handlers as Readonly<Record<string, AnyHandler>>).map(([name, handle]) => {
    const guard: AnyHandler = async (request, context) => {
      await requireProduct(context)
      return handle(request, context)
    }
    return [name, guard]
  })
  return Object.fromEntries(guarded) as Handlers
}
