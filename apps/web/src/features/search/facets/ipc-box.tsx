import { Checkbox } from '../../../components/checkbox.tsx'
import type { IpcNode } from '../api/ipc-node.ts'
import { ipcCheckboxState, type IpcSelection } from './ipc-selection.ts'
import { ValueBar } from './value-bar.tsx'

interface IpcBoxProps {
  node: IpcNode
  name: string
  count: number
  max: number
  selected: IpcSelection
  onSelect: (nodes: readonly IpcNode[], on: boolean) => void
}

/** A class with its checkbox, which is also checked when a class above it is selected. */
export function IpcBox({ node, name, count, max, selected, onSelect }: IpcBoxProps) {
  const checkbox = ipcCheckboxState(selected, node)
  const on = checkbox === 'checked' || checkbox === 'within'
  return (
    <label>
      <Checkbox
        half={checkbox === 'half'}
        aria-label={name}
        checked={on}
        disabled={checkbox === 'within'}
        onChange={() => onSelect([node], !on)}
      />
      <ValueBar value={{ name, count }} max={max} />
    </label>
  )
}
