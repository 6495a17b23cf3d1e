import { useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'

/** A change that can be undone. */
export interface UndoOffer {
  readonly text: string
  readonly changeId: string
}

/** What was changed last, until the next change or until it is closed. */
export interface UndoOffers {
  readonly offer: UndoOffer | null
  /** Offers to undo the user's latest change of a project, after it was made. */
  readonly make: (text: string) => Promise<void>
  readonly close: () => void
}

/** Changes that are looked at for the user's own. */
const LATEST = 10

/** Offers to undo changes of the indexes of a project. */
export function useUndoOffer(projectId: string): UndoOffers {
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  return {
    offer,
    async make(text) {
      const { list } = await apiClient.projects.listIndexChanges({ projectId, pageSize: LATEST })
      const change = list.find(({ isOwn, isUndone }) => isOwn && !isUndone)
      setOffer(change === undefined ? null : { text, changeId: change.id })
    },
    close: () => setOffer(null),
  }
}
