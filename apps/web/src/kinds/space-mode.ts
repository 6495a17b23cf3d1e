import type { FollowType } from '@gezhi/contract/client'
import type { KindMode } from './searchable-kind.ts'

/** The list of the files of a space that refer to records of a kind; `call` of the kind's domain answers it. */
export function spaceMode(type: FollowType, call: string) {
  return {
    call,
    entry: '/interspace',
    entryParams: ({ spaceId }) => ({ space: String(spaceId), ...(type !== 'patent' && { type }) }),
    listsEach: true,
  } as const satisfies KindMode
}
