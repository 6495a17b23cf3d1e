import type { Caller } from '../../http/call-context.ts'
import { ALL_RIGHTS, GUEST_RIGHTS, rightsOfRole, type Rights } from '../../http/rights.ts'
import type { Settings } from '../../settings/settings.ts'
import type { InstitutionAccess, InstitutionStore } from '../institutions/institution-store.ts'
import type { HeldProducts, ProductStore } from '../products/product-store.ts'
import { userSubject } from './capability-uses-table.ts'

/** What rights depend on. */
export interface RightsParts {
  readonly products: ProductStore
  readonly institutions: InstitutionStore
}

/**
 * The rights of a caller; on an open server everybody has all. Guests and free users have those of members at an address of an institution
 * with a free place; `address` is null in the background.
 */
export async function rightsOfCaller(
  caller: Caller,
  access: Settings['GEZHI_ACCESS'],
  parts: RightsParts,
  address: string | null,
): Promise<Rights> {
  if (access === 'open') return ALL_RIGHTS
  const own = await ownRights(caller, parts.products)
  if (own.role !== 'guest' && own.role !== 'free') return own
  const found = await institutionAccess(caller, access, parts, address, own)
  return found?.state === 'reading' ? rightsOfRole('member', found.grants) : own
}

/** What the institution at an address gives a caller; null if there is none, or if they have more of their own. */
export async function institutionAccess(
  caller: Caller,
  access: Settings['GEZHI_ACCESS'],
  { products, institutions }: RightsParts,
  address: string | null,
  own?: Rights,
): Promise<InstitutionAccess | null> {
  const subject = subjectOf(caller)
  if (access === 'open' || subject === null) return null
  const { role } = own ?? (await ownRights(caller, products))
  return role === 'guest' || role === 'free' ? institutions.accessOf(subject, address) : null
}

/** The rights of an account by its products. */
export function rightsOfAccount(
  { role }: { readonly role: 'user' | 'operator' },
  { living, grants }: Pick<HeldProducts, 'living' | 'grants'>,
): Rights {
  if (role === 'operator') return ALL_RIGHTS
  return living.length === 0 ? rightsOfRole('free') : rightsOfRole('member', grants)
}

async function ownRights(caller: Caller, products: ProductStore): Promise<Rights> {
  if (caller.kind !== 'user' || caller.pending) return GUEST_RIGHTS
  return rightsOfAccount(caller, await products.of(caller.userId))
}

/** Who takes a place: an account or a guest. A client without a token could be anybody. */
function subjectOf(caller: Caller): string | null {
  if (caller.kind === 'guest') return `guest ${caller.guestId}`
  return caller.kind === 'user' && !caller.pending ? userSubject(caller.userId) : null
}
