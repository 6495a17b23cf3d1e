import type { Caller } from '../../http/call-context.ts'
import { ALL_RIGHTS, GUEST_RIGHTS, rightsOfRole, type Rights } from '../../http/rights.ts'
import type { Settings } from '../../settings/settings.ts'
import type { HeldProducts, ProductStore } from '../products/product-store.ts'

/** The rights of a caller; on an open server everybody has all. */
export async function rightsOfCaller(
  caller: Caller,
  access: Settings['GEZHI_ACCESS'],
  { products }: { readonly products: ProductStore },
): Promise<Rights> {
  if (access === 'open') return ALL_RIGHTS
  if (caller.kind !== 'user' || caller.pending) return GUEST_RIGHTS
  return rightsOfAccount(caller, await products.of(caller.userId))
}

/** The rights of an account by its products. */
export function rightsOfAccount(
  { role }: { readonly role: 'user' | 'operator' },
  { living, grants }: Pick<HeldProducts, 'living' | 'grants'>,
): Rights {
  if (role === 'operator') return ALL_RIGHTS
  return living.length === 0 ? rightsOfRole('free') : rightsOfRole('member', grants)
}
