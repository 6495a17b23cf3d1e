import type { Databases as DatabaseTree } from '@gezhi/contract/client'
import type { Databases } from '../../search-state/databases.ts'

/** The selection in the dialog. */
export interface DatabaseSelection {
  readonly types: ReadonlySet<string>
  readonly countries: ReadonlySet<string>
}

/** The country searched for users who may not choose (G07). */
const ONLY_COUNTRY = 'CN'

/** The selection for a stored choice: all types and countries by default (B.database.10), only CN without a product (B.database.11). */
export function selectionOf({ types, countries }: Databases, offeredTypes: readonly string[], tree: DatabaseTree): DatabaseSelection {
  const offered = countryCodes(tree)
  const known = types.filter((code) => offeredTypes.includes(code))
  return {
    types: new Set(known.length > 0 ? known : offeredTypes),
    countries: new Set(tree.choosable ? (countries.length > 0 ? countries : offered) : [ONLY_COUNTRY]),
  }
}

/** The choice for a selection. A full selection is stored as an empty list, so that it includes what is imported later. Countries that may not be chosen are left out. */
export function choiceOf({ types, countries }: DatabaseSelection, offeredTypes: readonly string[], tree: DatabaseTree): Databases {
  const offered = countryCodes(tree)
  const chosen = offered.filter((code) => countries.has(code))
  return {
    types: offeredTypes.every((code) => types.has(code)) ? [] : offeredTypes.filter((code) => types.has(code)),
    countries: !tree.choosable || chosen.length === offered.length ? [] : chosen,
  }
}

/** Number of searched countries, for the button: 1 without a product; null for all. */
export function countryCount({ countries }: Databases, tree: DatabaseTree): number | null {
  if (!tree.choosable) return 1
  return countries.length > 0 ? countries.length : null
}

/** The checkbox state of a region: all, some or none of its countries are selected. */
export function regionSelection(codes: readonly string[], selected: ReadonlySet<string>): 'all' | 'half' | 'none' {
  const there = codes.filter((code) => selected.has(code)).length
  return there === 0 ? 'none' : there === codes.length ? 'all' : 'half'
}

/** The selection with codes added or removed. */
export function withCodes(selected: ReadonlySet<string>, codes: readonly string[], on: boolean): ReadonlySet<string> {
  return new Set(on ? [...selected, ...codes] : [...selected].filter((code) => !codes.includes(code)))
}

function countryCodes({ list }: DatabaseTree): string[] {
  return list.flatMap(({ countries }) => countries.map(({ code }) => code))
}
