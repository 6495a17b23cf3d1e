import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { allSelected } from './select-all.ts'

/** How a class stands: ticked itself, within one that is, with something below it that is, or none of these. */
export type IpcTick = 'ticked' | 'within' | 'half' | 'none'

/** The ticks of an IPC tree: what would be included or excluded. No tick stands below another. */
export type IpcTicks = readonly FacetFilter[]

/** How a class stands among the ticks. */
export function ipcCheckboxState(ticked: IpcTicks, { symbol }: IpcNode): IpcTick {
  if (ticked.some(({ value }) => value === symbol)) return 'ticked'
  if (ticked.some(({ value }) => symbol.startsWith(value))) return 'within'
  return ticked.some(({ value }) => value.startsWith(symbol)) ? 'half' : 'none'
}

/** The ticks after classes were ticked, which then stand for all below them, or their ticks were taken away with those below. */
export function withIpcTicks(ticked: IpcTicks, nodes: readonly IpcNode[], on: boolean): IpcTicks {
  const others = ticked.filter(({ value }) => !nodes.some(({ symbol }) => value.startsWith(symbol)))
  if (!on) return others
  const added = nodes.filter((node) => !nodes.some((other) => other !== node && node.symbol.startsWith(other.symbol)))
  const open = added.filter((node) => ipcCheckboxState(others, node) !== 'within')
  return [...others, ...open.map(({ level, symbol }) => ({ facet: level, value: symbol, include: true }))]
}

/** Whether 全选 is ticked for these classes: each is ticked or within one that is (B.filters.08, B.filters.09). */
export function everyClassTicked(ticked: IpcTicks, nodes: readonly IpcNode[]): boolean {
  const ticks = nodes.map((node) => ipcCheckboxState(ticked, node))
  const there = ticks.filter((tick) => tick === 'ticked' || tick === 'within').length
  return allSelected(there, ticks.filter((tick) => tick === 'half').length, nodes.length)
}
