import type { SearchSettings } from '@gezhi/contract/client'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { LIST_VIEWS, type ListView } from './list-view.ts'
import { GROUPINGS, PAGE_SIZES } from './search-state.ts'

/** What of the user's settings a result list begins with; kept in the browser from the login on, gone with the logout. */
export type OwnSettings = Pick<SearchSettings, 'defaultPage' | 'pageNumber' | 'merge'>

const KEY = 'gezhi.searchSettings'

/** Keeps the settings of the user; null forgets them. */
export function keepOwnSettings(settings: OwnSettings | null): void {
  const kept = settings && { defaultPage: settings.defaultPage, pageNumber: settings.pageNumber, merge: settings.merge }
  writeStored(KEY, kept && JSON.stringify(kept))
}

/** How a list that was just asked for begins: its view, and what its address does not say itself. Nothing for a visitor. */
export function ownBeginning(search: Readonly<Record<string, unknown>>): { readonly view: ListView | null; readonly search: object } {
  const kept = read(readStored(KEY))
  const size = PAGE_SIZES.find((one) => one === kept['pageNumber'])
  const grouping = GROUPINGS.find((one) => one === kept['merge'])
  return {
    view: LIST_VIEWS.find((one) => one === kept['defaultPage']) ?? null,
    search: {
      ...(size !== undefined && size !== 20 && !('size' in search) && { size: String(size) }),
      ...(grouping !== undefined && grouping !== 'none' && !('group' in search) && { group: grouping }),
    },
  }
}

function read(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
