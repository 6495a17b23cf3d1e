import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { newPictureQuery, pictureRequest, type PictureQuery } from '../../components/picture-search/picture-query.ts'

/** Adds a search to the user's history as soon as its hits are known; its filters and pages belong to it. */
export function useStoredSearch(query: PictureQuery, hits: number | undefined): void {
  const queries = useQueryClient()
  const { kind, pictures, match, colour, anyOrientation } = query
  const key = JSON.stringify([kind, pictures, match, colour, anyOrientation])
  const store = useEffectEvent(async (number: number) => {
    const { from: _from, size: _size, ...condition } = pictureRequest({ ...newPictureQuery(kind, pictures), match, colour, anyOrientation })
    // A history that cannot be written must not hide the hits.
    await apiClient.pictures.addPictureSearch({ kind, condition, number }).catch(() => {})
    await queries.invalidateQueries({ queryKey: ['pictures', 'listPictureSearches'] })
  })
  const isKnown = hits !== undefined && pictures.length > 0
  useEffect(() => {
    if (isKnown) void store(hits)
    // Once per search: the number of hits changes with its filters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isKnown])
}
