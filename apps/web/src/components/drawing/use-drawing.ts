import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { namedCallQuery } from '../../api/call-query.ts'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'

/** `id`: of the drawing in the record. */
interface DrawingRequest {
  readonly number: string
  readonly id: string
}

interface FetchedDrawing {
  /** An address for an image element, null until the drawing is fetched. */
  readonly url: string | null
  readonly failed: boolean
  /** The error, or null. */
  readonly error: Error | null
  /** Loads it again. */
  again(): void
}

/** A drawing of a record of the searched kind. Loaded by a call, because an image cannot send the visitor's token. */
export function useDrawing(number: string, id: string): FetchedDrawing {
  const { drawing } = useKind().calls
  const { data, error, isError, refetch } = useQuery({
    ...namedCallQuery<DrawingRequest, Blob>(useLanguage(), drawing?.domain ?? '', drawing?.name ?? '', { number, id }),
    enabled: drawing !== undefined,
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
