import { allOf, firstOf, type AddressParams } from '../../../search-state/address-params.ts'

/** Patents that can be compared at a time. */
export const MAX_COMPARED = 6

/** A claim by its number, all claims as one text, or the one chosen by the page. */
export type ChosenClaim = number | 'all' | null

/** The state in the address of a comparison. */
export interface CompareAddress {
  /** Publication numbers or document ids, each once, at most `MAX_COMPARED`. */
  readonly ids: readonly string[]
  /** Those beyond `MAX_COMPARED`, which are not compared. */
  readonly omitted: readonly string[]
  /** Index of the patent that the others are compared with. */
  readonly base: number
  /** The chosen claim of each patent. */
  readonly claims: readonly ChosenClaim[]
  /** Only rows of bibliographic data that differ. */
  readonly differing: boolean
}

/** Reads an address; never throws. */
export function parseCompareAddress(params: AddressParams): CompareAddress {
  const all = uniqueIds(allOf(params['id']))
  const ids = all.slice(0, MAX_COMPARED)
  const chosen = firstOf(params['claims']).split(',')
  const base = Number(firstOf(params['base'])) - 1
  return {
    ids,
    omitted: all.slice(MAX_COMPARED),
    base: Number.isInteger(base) && base > 0 && base < ids.length ? base : 0,
    claims: ids.map((_, index) => chosenClaim(chosen[index] ?? '')),
    differing: firstOf(params['differing']) === '1',
  }
}

/** The address that `parseCompareAddress` reads back, without omitted patents. */
export function toCompareParams({ ids, base, claims, differing }: Omit<CompareAddress, 'omitted'>): Record<string, string | string[]> {
  return {
    id: [...ids],
    ...(base > 0 && { base: String(base + 1) }),
    ...(claims.some((claim) => claim !== null) && { claims: claims.map((claim) => claim ?? '').join(',') }),
    ...(differing && { differing: '1' }),
  }
}

/** The address of a comparison of these patents, the first being the base. */
export function compareParams(ids: readonly string[]): Record<string, string | string[]> {
  return toCompareParams({ ids: uniqueIds(ids).slice(0, MAX_COMPARED), base: 0, claims: [], differing: false })
}

/** The same comparison without one of its patents. */
export function withoutCompared(address: CompareAddress, index: number): CompareAddress {
  const others = <Item>(items: readonly Item[]) => items.filter((_, at) => at !== index)
  const base = address.base === index ? 0 : address.base - (index < address.base ? 1 : 0)
  return { ...address, ids: others(address.ids), claims: others(address.claims), base }
}

/** The same comparison with further patents, as far as there is room. */
export function withCompared(address: CompareAddress, ids: readonly string[]): CompareAddress {
  const all = uniqueIds([...address.ids, ...ids]).slice(0, MAX_COMPARED)
  return { ...address, ids: all, claims: all.map((_, index) => address.claims[index] ?? null) }
}

/** Each number once, in the notation that comes first. */
function uniqueIds(ids: readonly string[]): string[] {
  const trimmed = ids.map((id) => id.trim()).filter((id) => id !== '')
  const firsts = new Map(trimmed.toReversed().map((id) => [withoutNotation(id), id]))
  return [...new Set(trimmed.map(withoutNotation))].map((key) => firsts.get(key)!)
}

function withoutNotation(id: string): string {
  return id.toUpperCase().replace(/[\s.,/-]/g, '')
}

function chosenClaim(written: string): ChosenClaim {
  if (written === 'all') return 'all'
  return /^[1-9]\d{0,3}$/.test(written) ? Number(written) : null
}
