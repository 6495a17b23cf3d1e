import type { Databases as DatabaseTree } from '@gezhi/contract/client'
import type { Databases } from '../../search-state/databases.ts'

/** What is ticked in the dialog. */
export interface Ticks {
  readonly types: ReadonlySet<string>
  readonly countries: ReadonlySet<string>
}

/** What is searched for those who may not choose countries (G07). */
const ONLY_COUNTRY = 'CN'

/** The ticks of a choice: all types and all countries where nothing narrower was chosen (B.database.10), CN alone without a product (B.database.11). */
export function ticksOf({ types, countries }: Databases, offeredTypes: readonly string[], tree: DatabaseTree): Ticks {
  const offered = countryCodes(tree)
  return {
    types: new Set(types.length > 0 ? types : offeredTypes),
    countries: new Set(tree.choosable ? (countries.length > 0 ? countries : offered) : [ONLY_COUNTRY]),
  }
}

/** The choice of ticks. Everything ticked is said by nothing: what is imported later belongs to it. Countries one may not choose are none. */
export function choiceOf({ types, countries }: Ticks, offeredTypes: readonly string[], tree: DatabaseTree): Databases {
  const offered = countryCodes(tree)
  const chosen = offered.filter((code) => countries.has(code))
  return {
    types: offeredTypes.every((code) => types.has(code)) ? [] : offeredTypes.filter((code) => types.has(code)),
    countries: !tree.choosable || chosen.length === offered.length ? [] : chosen,
  }
}

/** How many countries are searched, for the button: 1 without a product; null where it is all of them. */
export function countryCount({ countries }: Databases, tree: DatabaseTree): number | null {
  if (!tree.choosable) return 1
  return countries.length > 0 ? countries.length : null
}

/** How a region stands: all, some or none of its countries ticked. */
export function regionStand(codes: readonly string[], ticked: ReadonlySet<string>): 'all' | 'half' | 'none' {
  const there = codes.filter((code) => ticked.has(code)).length
  return there === 0 ? 'none' : there === codes.length ? 'all' : 'half'
}

/** The ticks after codes were ticked or their ticks taken away together. */
export function ticked(ticks: ReadonlySet<string>, codes: readonly string[], on: boolean): ReadonlySet<string> {
  return new Set(on ? [...ticks, ...codes] : [...ticks].filter((code) => !codes.includes(code)))
}

function countryCodes({ list }: DatabaseTree): string[] {
  return list.flatMap(({ countries }) => countries.map(({ code }) => code))
}
