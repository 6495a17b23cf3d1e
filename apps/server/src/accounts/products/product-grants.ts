import { CAPABILITIES, capabilityNamed, type CapabilityName, type Grant, type ProductGrants } from '@gezhi/contract'

const NAMES = Object.keys(CAPABILITIES) as CapabilityName[]

/** What a product grants: its searchCount where a capability goes by that, and what its own `grants` state, which comes before it. */
export function grantsOfProduct({ searchCount, grants }: { readonly searchCount: number | null; readonly grants: unknown }): ProductGrants {
  const stated = (grants ?? {}) as Readonly<Record<string, unknown>>
  const granted = NAMES.flatMap((name) => {
    const own = stated[name]
    if (isGrant(own)) return [[name, own] as const]
    const capability = capabilityNamed(name)
    return searchCount !== null && 'bySearchCount' in capability ? [[name, searchCount] as const] : []
  })
  return Object.fromEntries(granted)
}

/** What several products grant together: the most of what each grants, and of what every member has where one of them states nothing. */
export function grantsTogether(products: readonly ProductGrants[]): ProductGrants {
  const grantOf = (name: CapabilityName) =>
    products.map((grants) => grants[name] ?? CAPABILITIES[name].grants.member).reduce((one: Grant, other) => larger(one, other), 0)
  return Object.fromEntries(NAMES.filter((name) => products.some((grants) => name in grants)).map((name) => [name, grantOf(name)]))
}

function larger(one: Grant, other: Grant): Grant {
  return one === 'unlimited' || other === 'unlimited' ? 'unlimited' : Math.max(one, other)
}

/** A row written by another version may hold what this one does not know: that grants nothing. */
function isGrant(value: unknown): value is Grant {
  return value === 'unlimited' || (Number.isSafeInteger(value) && (value as number) >= 0)
}
