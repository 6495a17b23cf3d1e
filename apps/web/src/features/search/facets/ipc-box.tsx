import { Checkbox } from '../../../components/checkbox.tsx'
import type { IpcNode } from '../api/ipc-node.ts'
import { ipcCheckboxState, type IpcTicks } from './ipc-ticks.ts'
import { ValueBar } from './value-bar.tsx'

interface IpcBoxProps {
  node: IpcNode
  name: string
  count: number
  most: number
  ticked: IpcTicks
  onTick: (nodes: readonly IpcNode[], on: boolean) => void
}

/** A class with its box; one within a ticked class is ticked with it. */
export function IpcBox({ node, name, count, most, ticked, onTick }: IpcBoxProps) {
  const tick = ipcCheckboxState(ticked, node)
  const on = tick === 'ticked' || tick === 'within'
  return (
    <label>
      <Checkbox half={tick === 'half'} aria-label={name} checked={on} disabled={tick === 'within'} onChange={() => onTick([node], !on)} />
      <ValueBar value={{ name, count }} most={most} />
    </label>
  )
}
