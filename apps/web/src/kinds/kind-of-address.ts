import { FIRST_KIND, KINDS } from './kinds.ts'
import type { SearchableKind } from './searchable-kind.ts'

/** The kind that the parameter `kind` of an address names: the first one without it, and for an unknown name. */
export function kindOfAddress(params: Readonly<Record<string, unknown>>): SearchableKind {
  return KINDS.find(({ name }) => name === params['kind']) ?? FIRST_KIND
}

/** The parameter that names a kind in an address; none for the first one. */
export function kindParam({ name }: Pick<SearchableKind, 'name'>): { readonly kind?: string } {
  return name === FIRST_KIND.name ? {} : { kind: name }
}
