import { useCallback, useEffect, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import type { WrittenArticle } from './use-article-draft.ts'

interface LoadedArticle {
  /** Null until loaded. */
  readonly article: WrittenArticle | null
  /** Increases with each load, which resets the draft. */
  readonly beginning: number
  readonly error: unknown
  readonly load: () => void
}

/** The article on the server, loaded once and on request. Not in the query cache: a text must not change while it is edited. */
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
