import { isPatentNumber } from '../../features/home/patent-number.ts'

/** What can be done from the palette. */
export type PaletteEntry =
  | { readonly kind: 'patent'; readonly number: string }
  | { readonly kind: 'search'; readonly query: string }
  | { readonly kind: 'recent'; readonly query: string }
  | { readonly kind: 'command'; readonly command: PaletteCommand; readonly name: string }

export type PaletteCommand = 'home' | 'results' | 'theme' | 'language'

/**
 * What the palette offers for what is typed: the patent of a number, a search for it, searches made before and commands that hold it (in
 * any case). Nothing typed offers all commands and searches. Pure.
 */
export function paletteEntries(
  typed: string,
  recent: readonly string[],
  commands: readonly { readonly command: PaletteCommand; readonly name: string }[],
): PaletteEntry[] {
  const text = typed.trim()
  const wanted = text.toLowerCase()
  const holds = (one: string) => one.toLowerCase().includes(wanted)
  const asked: PaletteEntry[] = text === '' ? [] : [{ kind: 'search', query: text }]
  return [
    ...(isPatentNumber(text) ? [{ kind: 'patent', number: text } as const] : []),
    ...asked,
    ...commands.filter(({ name }) => holds(name)).map((command): PaletteEntry => ({ kind: 'command', ...command })),
    ...recent.filter((query) => holds(query) && query !== text).map((query): PaletteEntry => ({ kind: 'recent', query })),
  ]
}
