import { KINDS } from '../../kinds/kinds.ts'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import type { NavigationEntry } from '../../routing/feature.ts'
import type { NamedStrategy } from '../../search-state/strategies/use-named-strategies.ts'

/** Strategies that are offered before anything is typed. */
const STRATEGIES_AT_FIRST = 5

/** An entry of the palette. */
export type PaletteEntry =
  | { readonly kind: 'record'; readonly of: SearchableKind; readonly number: string }
  | { readonly kind: 'search'; readonly of: SearchableKind; readonly query: string }
  | { readonly kind: 'recent'; readonly query: string }
  | { readonly kind: 'strategy'; readonly strategy: NamedStrategy }
  | { readonly kind: 'page'; readonly page: NavigationEntry; readonly name: string }
  | { readonly kind: 'command'; readonly command: PaletteCommand; readonly name: string }

export type PaletteCommand = 'theme' | 'language' | 'help' | 'shortcuts'

/** Entries of the palette besides those for the typed text. */
export interface PaletteSources {
  /** Earlier searches, newest first. */
  readonly recent: readonly string[]
  /** The user's saved strategies. */
  readonly strategies: readonly NamedStrategy[]
  readonly pages: readonly { readonly page: NavigationEntry; readonly name: string }[]
  readonly commands: readonly { readonly command: PaletteCommand; readonly name: string }[]
}

/**
 * Entries for a typed text: the record of a number, a search for the text in each kind, then saved strategies, pages, commands and earlier searches whose
 * names contain it (in any letter case). Without text: searches, some strategies, then all pages and commands. Numbers are recognised once
 * the query language of their kind is loaded.
 */
export function paletteEntries(typed: string, { recent, strategies, pages, commands }: PaletteSources, kinds = KINDS): PaletteEntry[] {
  const text = typed.trim()
  const normalised = text.toLowerCase()
  const holds = (one: string) => one.toLowerCase().includes(normalised)
  const searches = recent.filter((query) => holds(query) && query !== text).map((query): PaletteEntry => ({ kind: 'recent', query }))
  const saved = strategies.filter(({ title }) => holds(title)).map((strategy): PaletteEntry => ({ kind: 'strategy', strategy }))
  const places: PaletteEntry[] = [
    ...pages.filter(({ name }) => holds(name)).map((page): PaletteEntry => ({ kind: 'page', ...page })),
    ...commands.filter(({ name }) => holds(name)).map((command): PaletteEntry => ({ kind: 'command', ...command })),
  ]
  if (text === '') return [...searches, ...saved.slice(0, STRATEGIES_AT_FIRST), ...places]
  const ofNumber = kinds.filter(({ language }) => language.loaded?.isNumber(text))
  return [
    ...ofNumber.map((of): PaletteEntry => ({ kind: 'record', of, number: text })),
    ...kinds.map((of): PaletteEntry => ({ kind: 'search', of, query: text })),
    ...saved,
    ...places,
    ...searches,
  ]
}
