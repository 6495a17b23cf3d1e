import { lazy, Suspense } from 'react'
import { KINDS } from '../kinds/kinds.ts'
import { rejectsGuests } from '../kinds/rejects-guests.ts'
import type { PartyLinksProps } from '../kinds/searchable-kind.ts'
import { useSessionUser } from '../session/session-store.ts'
import { whenIdle } from './when-idle.ts'

const LINKED = KINDS.flatMap(({ name, partyLinks, ...kind }) => {
  if (partyLinks === undefined) return []
  const Links = lazy(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return { default: await partyLinks.load() }
  })
  return [{ name, kind, Links }]
})

/** Links from the name of an applicant or owner to its records of other kinds, as far as the user may open those. */
export function PartyLinks(party: PartyLinksProps) {
  const isGuest = useSessionUser() === null
  const open = LINKED.filter(({ kind }) => !(isGuest && rejectsGuests(kind)))
  return open.map(({ name, Links }) => (
    <Suspense key={name} fallback={null}>
      <Links {...party} />
    </Suspense>
  ))
}
