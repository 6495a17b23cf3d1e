import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { useDelayedRemoval } from '../own-list/use-delayed-removal.ts'
import type { PictureKind } from './picture-query.ts'

/** In place of the ids: the whole history. */
const ALL: readonly string[] = ['all']

/** Deletes searches by picture, one or all of a kind, after a time in which that can be undone. */
export function usePictureHistoryRemoval(kind: PictureKind) {
  const queries = useQueryClient()
  const clearedAt = useRef(0)
  const { pending, error, remove, undo } = useDelayedRemoval(
    (ids) => {
      if (ids !== ALL) return Promise.all(ids.map((id) => apiClient.pictures.deletePictureSearch({ id }, { keepalive: true })))
      // Searches run since then, in another tab, stay.
      const minAge = Math.max(0, (performance.now() - clearedAt.current) / 1000)
      return apiClient.pictures.emptyPictureSearches({ kind, minAge }, { keepalive: true })
    },
    () => queries.invalidateQueries({ queryKey: ['pictures', 'listPictureSearches'] }),
  )
  const isCleared = pending === ALL
  return {
    error,
    undo,
    isCleared,
    isPending: pending.length > 0,
    isRemoved: (id: string) => isCleared || pending.includes(id),
    remove: (id: string) => remove([id]),
    clear: () => {
      clearedAt.current = performance.now()
      remove(ALL)
    },
  }
}
