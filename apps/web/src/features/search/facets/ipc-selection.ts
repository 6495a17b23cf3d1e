import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { allSelected } from './select-all.ts'

/** The checkbox state of a class: selected itself, below a selected class, above a selected class, or none of these. */
export type IpcCheckboxState = 'checked' | 'within' | 'half' | 'none'

/** The classes selected in an IPC tree, to be included or excluded. No selected class is below another. */
export type IpcSelection = readonly FacetFilter[]

/** The checkbox state of a class in a selection. */
export function ipcCheckboxState(selected: IpcSelection, { symbol }: IpcNode): IpcCheckboxState {
  if (selected.some(({ value }) => value === symbol)) return 'checked'
  if (selected.some(({ value }) => symbol.startsWith(value))) return 'within'
  return selected.some(({ value }) => value.startsWith(symbol)) ? 'half' : 'none'
}

/** The selection with classes added, which replace all below them, or removed together with those below. */
export function withClasses(selected: IpcSelection, nodes: readonly IpcNode[], on: boolean): IpcSelection {
  const others = selected.filter(({ value }) => !nodes.some(({ symbol }) => value.startsWith(symbol)))
  if (!on) return others
  const added = nodes.filter((node) => !nodes.some((other) => other !== node && node.symbol.startsWith(other.symbol)))
  const open = added.filter((node) => ipcCheckboxState(others, node) !== 'within')
  return [...others, ...open.map(({ level, symbol }) => ({ facet: level, value: symbol, include: true }))]
}

/** Whether 全选 is checked for these classes: each is selected or below a selected one (B.filters.08, B.filters.09). */
export function isEveryClassSelected(selected: IpcSelection, nodes: readonly IpcNode[]): boolean {
  const states = nodes.map((node) => ipcCheckboxState(selected, node))
  const there = states.filter((state) => state === 'checked' || state === 'within').length
  return allSelected(there, states.filter((state) => state === 'half').length, nodes.length)
}
