import { useNavigate, useSearch } from '@tanstack/react-router'
import { firstOf } from '../../../search-state/address-params.ts'

/** What the page shows. All of it is in the address. */
export interface IndexAddress {
  /** Id of the project; empty for the first one. */
  readonly project: string
  /** Id of the open index; empty for none. */
  readonly index: string
  /** From 1. */
  readonly page: number
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The state of the page in the address, and how to change it: a step of the browser's history. */
export function useIndexAddress(): readonly [IndexAddress, (change: Partial<IndexAddress>) => void] {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const navigate = useNavigate()
  const idOf = (name: string) => (ID.test(firstOf(params[name])) ? firstOf(params[name]).toLowerCase() : '')
  const page = Number(firstOf(params['page']))
  const address = { project: idOf('project'), index: idOf('index'), page: Number.isInteger(page) && page > 0 && page < 50_000 ? page : 1 }
  const change = (changed: Partial<IndexAddress>) => {
    const next = { ...address, page: 1, ...changed }
    const search = {
      ...(next.project !== '' && { project: next.project }),
      ...(next.index !== '' && { index: next.index }),
      ...(next.page > 1 && { page: String(next.page) }),
    }
    void navigate({ to: '/indexManage', search: search as never, resetScroll: changed.page !== undefined })
  }
  return [address, change]
}
