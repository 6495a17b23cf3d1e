import { Checkbox } from '../../../components/checkbox.tsx'
import { useListWords } from '../../../kinds/kind-words.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { ExcludeButton } from './exclude-button.tsx'
import { classesOf, ipcCheckboxState } from './ipc-selection.ts'
import { ValueBar } from './value-bar.tsx'

interface IpcBoxProps {
  node: IpcNode
  name: string
  count: number
  max: number
  filters: readonly FacetFilter[]
  onToggle: (node: IpcNode, include: boolean) => void
}

/** A class: the checkbox on the left includes it and is also checked if a class above is included; the button on the right excludes it. */
export function IpcBox({ node, name, count, max, filters, onToggle }: IpcBoxProps) {
  const { t } = useListWords()
  const kind = useKind()
  const checkbox = ipcCheckboxState(classesOf(kind, filters, true), node)
  return (
    <>
      <label>
        <Checkbox
          half={checkbox === 'half'}
          aria-label={t('facets.includeValue', { name })}
          checked={checkbox === 'checked' || checkbox === 'within'}
          disabled={checkbox === 'within'}
          onChange={() => onToggle(node, true)}
        />
        <ValueBar value={{ name, count }} max={max} />
      </label>
      <ExcludeButton
        name={name}
        pressed={ipcCheckboxState(classesOf(kind, filters, false), node) === 'checked'}
        onPress={() => onToggle(node, false)}
      />
    </>
  )
}
