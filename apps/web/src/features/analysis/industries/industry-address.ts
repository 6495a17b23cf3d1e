import { newSearch, type SearchState } from '../../../search-state/search-state.ts'
import { firstOf, type AddressParams } from '../../../search-state/address-params.ts'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'

/** The trees of industries: the strategic emerging industries and the national economy (G167). The first is the default. */
export const INDUSTRY_SCHEMES = [
  { key: 'ESOSI', scheme: 'esosi', call: 'listEmergingIndustries' },
  { key: 'CIDE', scheme: 'cide', call: 'listIndustries' },
] as const

export type IndustryScheme = (typeof INDUSTRY_SCHEMES)[number]
export type IndustryKey = IndustryScheme['key']

const CODE = /^[A-T]$|^\d{2,4}$|^[1-9](\.\d{1,2}){0,3}$/

/** Tree and industry of an address; an unknown tree is the default, an invalid code none. Pure. */
export function readIndustryAddress(params: AddressParams): { readonly scheme: IndustryScheme; readonly code: string | null } {
  const scheme = INDUSTRY_SCHEMES.find(({ key }) => key === firstOf(params['scheme'])) ?? INDUSTRY_SCHEMES[0]
  const code = firstOf(params['industry'])
  return { scheme, code: CODE.test(code) ? code : null }
}

/** The patents of an industry, as a search by its classes. Pure. */
export function industrySearch(kind: SearchableKind, { scheme }: IndustryScheme, code: string): SearchState {
  return newSearch(kind, { mode: { name: 'class', args: { codeList: [code], scheme } } })
}
