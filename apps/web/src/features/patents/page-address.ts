import { PATENTS } from '../../kinds/patents/patents.ts'
import { parseSearchState, toAddressParams, type SearchState } from '../../search-state/search-state.ts'
import { type AddressParams } from '../../search-state/address-params.ts'

/** Contents of the pane next to the text. */
export const PANE_TABS = ['drawings', 'signs', 'family', 'citations', 'legal', 'similar', 'files', 'notes'] as const
export type PaneTab = (typeof PANE_TABS)[number]

/** Parts of the text; on a phone they are tabs beside those of the pane. */
export const TEXT_PARTS = ['biblio', 'abstract', 'claims', 'description'] as const
export type TextPart = (typeof TEXT_PARTS)[number]

/** How claims are displayed; the first is the default. */
export const CLAIM_VIEWS = ['list', 'tree', 'table'] as const
export type ClaimView = (typeof CLAIM_VIEWS)[number]

/** The state in the address of a patent page. */
export interface PageAddress {
  /** Publication number or document id; empty if the address names none. */
  readonly id: string
  /** The search this page was opened from, for its highlights, its neighbours and the way back; an empty query without one. */
  readonly list: SearchState
  /** Position in that list, from 1; null when the page was not opened from a list. */
  readonly at: number | null
  /** The part next to the text (on a phone: instead of it); null for the first with content. */
  readonly tab: PaneTab | TextPart | null
  readonly claims: ClaimView
  /** Language of the text, null for that of the interface. */
  readonly lang: string | null
}

/** Reads an address; both `id` and the spec's `publication_number` name the patent. */
export function parsePageAddress(params: AddressParams): PageAddress {
  const tab = [...PANE_TABS, ...TEXT_PARTS].find((one) => one === params['tab'])
  const at = Number(params['at'])
  return {
    id: text(params['id']) || text(params['publication_number']) || text(params['publicationNumber']),
    list: parseSearchState(PATENTS, params),
    at: Number.isInteger(at) && at > 0 ? at : null,
    tab: tab ?? null,
    claims: CLAIM_VIEWS.find((one) => one === params['claims']) ?? 'list',
    lang: /^[a-z]{2,3}$/.test(text(params['lang'])) ? text(params['lang']) : null,
  }
}

/** The address that `parsePageAddress` reads back. */
export function toPageParams(address: PageAddress): Record<string, string | string[]> {
  return {
    id: address.id,
    ...toAddressParams(address.list),
    ...(address.at !== null && { at: String(address.at) }),
    ...(address.tab !== null && { tab: address.tab }),
    ...(address.claims !== 'list' && { claims: address.claims }),
    ...(address.lang !== null && { lang: address.lang }),
  }
}

/** The list to return to, at the page that contains the patent. */
export function listParams(address: PageAddress): Record<string, string | string[]> {
  const page = address.at === null ? address.list.page : Math.ceil(address.at / address.list.size)
  return toAddressParams({ ...address.list, page })
}

/** The page of another patent outside the list: highlights and display options stay, the position is dropped. */
export function relativeParams(address: PageAddress, id: string): Record<string, string | string[]> {
  const { q, mute } = toAddressParams(address.list)
  const stored = toPageParams({ ...address, id, list: parseSearchState(PATENTS, { q, mute }), at: null })
  return stored
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
