import { useCallback, useEffect, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import type { WrittenArticle } from './use-article-draft.ts'

interface LoadedArticle {
  /** Null until it has come. */
  readonly article: WrittenArticle | null
  /** Grows each time it was loaded: what is written begins anew. */
  readonly beginning: number
  readonly error: unknown
  readonly load: () => void
}

/**
 * The article as it is at the server, loaded once and again when it is asked for. Not kept by the cache of queries: what is being written
 * must not change under its writer.
 */
export function useArticle(id: number): LoadedArticle {
  const [state, setState] = useState<Omit<LoadedArticle, 'load'>>({ article: null, beginning: 0, error: null })
  const load = useCallback(() => {
    apiClient.operations.getArticle({ id }).then(
      (article) => setState(({ beginning }) => ({ article, beginning: beginning + 1, error: null })),
      (error: unknown) => setState((before) => ({ ...before, error })),
    )
  }, [id])
  useEffect(load, [load])
  return { ...state, load }
}
