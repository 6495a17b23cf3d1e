import type { FacetValue } from './visible-values.ts'

/** An order with the values that are new to it at its end; the same order where there are none. Pure. */
export function withNew(order: readonly string[], values: readonly FacetValue[]): readonly string[] {
  const known = new Set(order)
  const fresh = values.map(({ value }) => value).filter((value) => !known.has(value))
  return fresh.length === 0 ? order : [...order, ...fresh]
}

/** Values in an order; those it does not have come last, as they are given. Pure. */
export function inFirstOrder(values: readonly FacetValue[], order: readonly string[]): readonly FacetValue[] {
  const place = new Map(order.map((value, index) => [value, index]))
  const placeOf = ({ value }: FacetValue) => place.get(value) ?? order.length
  return values.toSorted((a, b) => placeOf(a) - placeOf(b))
}
