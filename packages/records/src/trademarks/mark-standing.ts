import type { MarkStanding, MarkStatus, Trademark } from './trademark.ts'

const STANDINGS: Readonly<Record<MarkStatus, MarkStanding>> = {
  filed: 'pending',
  examined: 'pending',
  published: 'pending',
  opposed: 'pending',
  appealed: 'pending',
  registered: 'registered',
  challenged: 'registered',
  expired: 'ended',
  refused: 'ended',
  withdrawn: 'ended',
  cancelled: 'ended',
}

/** Whether a mark is registered, pending or dead; undefined if its source gives no status. */
export function markStanding({ status }: Pick<Trademark, 'status'>): MarkStanding | undefined {
  return status === undefined ? undefined : STANDINGS[status]
}
