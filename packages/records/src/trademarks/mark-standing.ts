import type { MarkStanding, MarkStatus, Trademark } from './trademark.ts'

const STANDINGS: Readonly<Record<MarkStatus, MarkStanding>> = {
  filed: 'pending',
  examined: 'pending',
  published: 'pending',
  opposed: 'pending',
  appealed: 'pending',
  registered: 'active',
  challenged: 'active',
  expired: 'inactive',
  refused: 'inactive',
  withdrawn: 'inactive',
  cancelled: 'inactive',
}

/** Whether a mark is live, pending or dead; undefined if its source gives no status. */
export function markStanding({ status }: Pick<Trademark, 'status'>): MarkStanding | undefined {
  return status === undefined ? undefined : STANDINGS[status]
}
