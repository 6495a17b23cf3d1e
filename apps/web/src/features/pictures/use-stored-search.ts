import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { pictureRequest, type PictureQuery } from '../../components/picture-search/picture-query.ts'

/**
 * Adds a search with its choices and filters to the user's history as soon as its hits are known; its pages belong to it. `hits` is
 * undefined until the answer of this very search is there.
 */
export function useStoredSearch(query: PictureQuery, hits: number | undefined): void {
  const queries = useQueryClient()
  const { from: _from, size: _size, ...condition } = pictureRequest(query)
  const search = { kind: query.kind, condition, number: hits ?? 0 }
  const key = hits === undefined || query.pictures.length === 0 ? null : JSON.stringify(search)
  const last = useRef<string | null>(null)
  const store = useEffectEvent(async (known: string) => {
    // Another page of the search that was stored last.
    if (known === last.current) return
    last.current = known
    // A history that cannot be written must not hide the hits.
    await apiClient.pictures.addPictureSearch(search).catch(() => {})
    await queries.invalidateQueries({ queryKey: ['pictures', 'listPictureSearches'] })
  })
  useEffect(() => {
    if (key !== null) void store(key)
  }, [key])
}
