import { ApiError, type PictureProgress } from '@gezhi/contract/client'
import { useEffect, useEffectEvent } from 'react'
import type { PictureKind } from '../../components/picture-search/picture-query.ts'
import { usePictureProgress } from '../../components/picture-search/use-picture-progress.ts'

interface Answered {
  readonly kind: PictureKind
  readonly answer: { readonly total: number; readonly progress: PictureProgress } | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** The notice about an index that is still being built. */
export interface GrowingIndex {
  /** How far it was built when it was last looked at; null once it is complete and searched as such. */
  readonly building: PictureProgress | null
  /** Whether more pictures can be found than were searched. */
  readonly hasMore: boolean
}

/**
 * Watches the index while pictures are described. A search that found nothing is repeated as soon as more can be found; hits that a user
 * may be looking at are only replaced when the index is complete, or at the user's request.
 */
export function useGrowingIndex({ kind, answer, error, refetch }: Answered): GrowingIndex {
  const progress = usePictureProgress(kind)
  const isMissing = error instanceof ApiError && error.error === 'PICTURE_INDEX_MISSING'
  const searched = isMissing ? 0 : answer?.progress.pictures
  const isIncomplete = isMissing || answer?.progress.building === true
  const hasMore = isIncomplete && searched !== undefined && progress !== undefined && progress.pictures > searched
  const isDue = isIncomplete && progress !== undefined && (!progress.building || (hasMore && (isMissing || answer?.total === 0)))
  const repeat = useEffectEvent(() => void refetch())
  useEffect(() => {
    if (isDue) repeat()
  }, [isDue, progress])
  return { building: isIncomplete ? (progress ?? answer?.progress ?? null) : null, hasMore }
}
