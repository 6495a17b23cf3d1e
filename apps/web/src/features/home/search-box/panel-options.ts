import type { FieldCommand } from '../field-commands.ts'

/** One line of the panel below an empty search box. */
export type PanelOption = { readonly kind: 'recent'; readonly query: string } | { readonly kind: 'command'; readonly command: FieldCommand }

/** What the panel offers, in the order the arrow keys walk through. */
export function panelOptions(recent: readonly string[], commands: readonly FieldCommand[]): PanelOption[] {
  return [
    ...recent.map((query): PanelOption => ({ kind: 'recent', query })),
    ...commands.map((command): PanelOption => ({ kind: 'command', command })),
  ]
}

/** The option after a step of an arrow key; both ends lead to the other one (B.search-box.13). `null` is the box itself, no option. */
export function stepOption(active: number | null, step: 1 | -1, count: number): number | null {
  if (count === 0) return null
  if (active === null) return step === 1 ? 0 : count - 1
  return (active + step + count) % count
}
