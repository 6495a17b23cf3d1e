import {
  CAPABILITIES,
  getCapability,
  forbiddenErrorOf,
  type CapabilityName,
  type Grant,
  type LimitedRole,
  type ProductGrants,
  type Role,
} from '@gezhi/contract'
import { CallError } from './call-error.ts'

/** Rights derived from a role and its products: a grant for every row of the table of capabilities. */
export interface Rights {
  readonly role: Role
  readonly grants: Readonly<Record<CapabilityName, Grant>>
}

/** The rights of a role; `products` replaces grants of members. */
export function rightsOfRole(role: LimitedRole, products: ProductGrants = {}): Rights {
  return { role, grants: grantEach((name) => products[name] ?? CAPABILITIES[name].grants[role]) }
}

/** No limits: private installations (`GEZHI_ACCESS=open`) and operators. */
export const ALL_RIGHTS: Rights = { role: 'operator', grants: grantEach(() => 'unlimited') }

/** The rights of a guest. */
export const GUEST_RIGHTS: Rights = rightsOfRole('guest')

/** Whether a grant suffices for an amount. */
export function suffices(grant: Grant, amount: number): boolean {
  return grant === 'unlimited' || amount <= grant
}

/** Whether a capability is granted at all. */
export function allows({ grants }: Rights, name: CapabilityName): boolean {
  return suffices(grants[name], 1)
}

/**
 * Throws the rejection of a capability unless its grant suffices for an amount: rows of one task, or stored items including the new one.
 */
export function requireRight(rights: Rights, name: CapabilityName, amount = 1): void {
  if (!suffices(rights.grants[name], amount)) throw forbiddenError(rights, name)
}

/** The error for an insufficient grant of a capability; contains the limit. */
export function forbiddenError({ role, grants }: Rights, name: CapabilityName): CallError {
  const capability = getCapability(name)
  const grant = grants[name]
  if (role === 'operator' || grant === 'unlimited') throw new Error(`${name} is not limited for a ${role}`)
  const words = 'allowance' in capability ? { allowance: capability.allowance } : {}
  return new CallError(forbiddenErrorOf(name, role, grant), { capability: name, limit: grant, ...words })
}

function grantEach(grantOf: (name: CapabilityName) => Grant): Rights['grants'] {
  const names = Object.keys(CAPABILITIES) as CapabilityName[]
  return Object.fromEntries(names.map((name) => [name, grantOf(name)])) as Record<CapabilityName, Grant>
}
