import type { Caller } from '../../http/call-context.ts'
import type { Settings } from '../../settings.ts'
import type { ProductStore } from '../products/product-store.ts'
import { ALL_RIGHTS, GUEST_RIGHTS, rightsOf, type Rights } from '../../http/rights.ts'

/** What a caller may do; on an open server everybody everything. */
export async function rightsOfCaller(
  caller: Caller,
  access: Settings['GEZHI_ACCESS'],
  { products }: { readonly products: ProductStore },
): Promise<Rights> {
  if (access === 'open') return ALL_RIGHTS
  if (caller.kind !== 'user' || caller.pending) return GUEST_RIGHTS
  return rightsOf(caller, (await products.of(caller.userId)).living)
}
