import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

interface FetchedDrawing {
  /** An address for an image element, null until the drawing is fetched. */
  readonly url: string | null
  readonly failed: boolean
  /** The error, or null. */
  readonly error: Error | null
  /** Loads it again. */
  again(): void
}

/** A drawing of a patent. Loaded by a call, because an image cannot send the visitor's token. */
export function useDrawing(number: string, id: string): FetchedDrawing {
  const { data, error, isError, refetch } = useQuery({
    ...callQuery(useLanguage(), 'patents', 'getDrawing', { number, id }),
    staleTime: Infinity,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (data === undefined) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url: data === undefined ? null : url, failed: isError, error, again: () => void refetch() }
}
