import type { Language } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { namedCallQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'

/** The calls that return the picture of an address, by their paths. */
const CALLS: Readonly<Record<string, readonly [domain: string, name: string]>> = {
  '/api/search/imageSearch/picture': ['pictures', 'getQueryPicture'],
  '/api/search/ts/drawing': ['patents', 'getDrawing'],
  '/api/search/trademark/picture': ['trademarks', 'getTrademarkPicture'],
}

/**
 * The picture of an address of this server, as an address for an image element; null until it is fetched. Loaded by a call, because an
 * image cannot send the visitor's token.
 */
export function usePicture(address: string): { readonly url: string | null; readonly failed: boolean } {
  const query = pictureQuery(useLanguage(), address)
  const { data, isError } = useQuery(query)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (data === undefined) return
    const made = URL.createObjectURL(data)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data])
  return { url: data === undefined ? null : url, failed: isError || !query.enabled }
}

/** The query for the picture of an address. */
export function pictureQuery(language: Language, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const [domain, name] = CALLS[pathname] ?? ['', '']
  return {
    ...namedCallQuery<object, Blob>(language, domain, name, Object.fromEntries(searchParams)),
    enabled: domain !== '',
    staleTime: Infinity,
    retry: false,
  }
}
