/** Entries a facet shows before 更多+ (B.filters.06). */
export const COLLAPSED_ENTRIES = 10

/** A value of a facet as the API answers it. */
export interface FacetValue {
  readonly value: string
  readonly name: string
  readonly count: number
}

/**
 * The values of a facet whose name or code contains the typed text (in any letter case), and the displayed ones: the first ten unless
 * expanded. `more`: whether 更多+ has further values (B.filters.07: only above ten).
 */
export function visibleValues(
  values: readonly FacetValue[],
  typed: string,
  opened: boolean,
): { matching: readonly FacetValue[]; shown: readonly FacetValue[]; more: boolean } {
  const normalised = typed.trim().normalize('NFKC').toLowerCase()
  const matching = normalised === '' ? values : values.filter((one) => holds(one, normalised))
  return { matching, shown: opened ? matching : matching.slice(0, COLLAPSED_ENTRIES), more: matching.length > COLLAPSED_ENTRIES }
}

function holds(one: FacetValue, normalised: string): boolean {
  return one.name.normalize('NFKC').toLowerCase().includes(normalised) || one.value.toLowerCase().includes(normalised)
}
