import { CAPABILITIES, getCapability, type CapabilityName, type Grant, type ProductGrants } from '@gezhi/contract'

const NAMES = Object.keys(CAPABILITIES) as CapabilityName[]

/** The grants of a product: its searchCount for capabilities that depend on it, and its own `grants`, which take precedence. */
export function grantsOfProduct({ searchCount, grants }: { readonly searchCount: number | null; readonly grants: unknown }): ProductGrants {
  const stated = (grants ?? {}) as Readonly<Record<string, unknown>>
  const granted = NAMES.flatMap((name) => {
    const own = stated[name]
    if (isGrant(own)) return [[name, own] as const]
    const capability = getCapability(name)
    return searchCount !== null && 'bySearchCount' in capability ? [[name, searchCount] as const] : []
  })
  return Object.fromEntries(granted)
}

/**
 * Combined grants of several products: for each capability the largest one, where a product without a grant counts as the default of
 * members.
 */
export function grantsTogether(products: readonly ProductGrants[]): ProductGrants {
  const grantOf = (name: CapabilityName) =>
    products.map((grants) => grants[name] ?? CAPABILITIES[name].grants.member).reduce((one: Grant, other) => larger(one, other), 0)
  return Object.fromEntries(NAMES.filter((name) => products.some((grants) => name in grants)).map((name) => [name, grantOf(name)]))
}

function larger(one: Grant, other: Grant): Grant {
  return one === 'unlimited' || other === 'unlimited' ? 'unlimited' : Math.max(one, other)
}

/** A row written by another version may contain unknown values: they grant nothing. */
function isGrant(value: unknown): value is Grant {
  return value === 'unlimited' || (Number.isSafeInteger(value) && (value as number) >= 0)
}
