import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** An address of a drawing for an image element, null until it is fetched. Fetched as a call, because an image cannot carry the visitor's token. */
export function useDrawing(number: string, id: string): { url: string | null; failed: boolean } {
  const { data, isError } = useQuery({ ...callQuery(useLanguage(), 'patents', 'getDrawing', { number, id }), staleTime: Infinity })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (data === undefined) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url: data === undefined ? null : url, failed: isError }
}
