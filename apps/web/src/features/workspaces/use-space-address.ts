import { FOLLOW_TYPES, type FollowType } from '@gezhi/contract/client'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { firstOf } from '../../search-state/address-params.ts'

/** What the page shows. All of it is in the address. */
export interface SpaceAddress {
  /** Id of the open space; empty for none. */
  readonly space: string
  readonly type: FollowType
  /** From 1. */
  readonly page: number
  /** Whether the recycle bin is open. */
  readonly bin: boolean
  /** Code of the link by which a space is shared; empty for none. */
  readonly share: string
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The state of the page in the address, and how to change it: a step of the browser's history. */
export function useSpaceAddress(): readonly [SpaceAddress, (change: Partial<SpaceAddress>) => void] {
  const params = useSearch({ strict: false }) as Readonly<Record<string, unknown>>
  const navigate = useNavigate()
  const [space, page] = [firstOf(params['space']), Number(firstOf(params['page']))]
  const address: SpaceAddress = {
    space: ID.test(space) ? space.toLowerCase() : '',
    type: FOLLOW_TYPES.find((type) => type === firstOf(params['type'])) ?? 'patent',
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    bin: firstOf(params['view']) === 'bin',
    share: firstOf(params['share']).slice(0, 60),
  }
  const change = (changed: Partial<SpaceAddress>) => {
    const next = { ...address, page: 1, bin: false, share: '', ...changed }
    const search = {
      ...(next.space !== '' && !next.bin && { space: next.space }),
      ...(next.type !== 'patent' && { type: next.type }),
      ...(next.page > 1 && { page: String(next.page) }),
      ...(next.bin && { view: 'bin' }),
    }
    void navigate({ to: '/interspace', search: search as never, resetScroll: changed.page !== undefined })
  }
  return [address, change]
}
