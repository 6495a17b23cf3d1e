import { useNavigate, useSearch } from '@tanstack/react-router'
import { firstOf } from '../../search-state/address-params.ts'

/** Which strategies the page shows. All of it is in the address. */
export interface ListAddress {
  /** A group, `none` for strategies without one; empty for all. */
  readonly group: string
  readonly word: string
  /** From 1. */
  readonly page: number
}

const GROUP = /^(?:none|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

/** The state of the list in the address, and how to change it: a step of the browser's history unless only the word changes. */
export function useListAddress(): readonly [ListAddress, (change: Partial<ListAddress>) => void] {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const navigate = useNavigate()
  const [group, word, page] = [firstOf(params['group']), firstOf(params['word']), Number(firstOf(params['page']))]
  const address = {
    group: GROUP.test(group) ? group : '',
    word: word.slice(0, 200),
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  }
  const change = (changed: Partial<ListAddress>) => {
    const next = { ...address, page: 1, ...changed }
    const search = {
      ...(next.group !== '' && { group: next.group }),
      ...(next.word !== '' && { word: next.word }),
      ...(next.page > 1 && { page: String(next.page) }),
    }
    void navigate({ to: '.', search: search as never, replace: changed.word !== undefined, resetScroll: changed.page !== undefined })
  }
  return [address, change]
}
