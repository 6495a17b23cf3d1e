import type { FacetValue } from './visible-values.ts'

/** An order with new values appended; the same array if there are none. Pure. */
export function withNew(order: readonly string[], values: readonly FacetValue[]): readonly string[] {
  const known = new Set(order)
  const fresh = values.map(({ value }) => value).filter((value) => !known.has(value))
  return fresh.length === 0 ? order : [...order, ...fresh]
}

/** Values sorted by an order; values missing in it come last, in their given order. Pure. */
export function inFirstOrder(values: readonly FacetValue[], order: readonly string[]): readonly FacetValue[] {
  const place = new Map(order.map((value, index) => [value, index]))
  const placeOf = ({ value }: FacetValue) => place.get(value) ?? order.length
  return values.toSorted((a, b) => placeOf(a) - placeOf(b))
}
