import { useSearch } from '@tanstack/react-router'

/** A search parameter of the address, as text. */
export function useAddressText(name: string): string {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const value = search[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
