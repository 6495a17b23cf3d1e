import { useState } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { Tree } from '../../../components/tree/tree.tsx'
import { addFilters, valuesOf } from '../../../search-state/facet-filter.ts'
import { classLevels } from '../../../search-state/facet-fields.ts'
import type { Found } from '../../../search-state/search-request.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { useIpcChildren } from '../api/use-ipc-children.ts'
import { useIpcMatches } from '../api/use-ipc-matches.ts'
import type { FilterChange } from '../filters/filter-change.ts'
import { ApplyBar } from './apply-bar.tsx'
import { FacetFind } from './facet-find.tsx'
import { FacetFrame } from './facet-frame.tsx'
import styles from './facet-panel.module.css'
import tree from './facet-tree.module.css'
import { IpcFound } from './ipc-found.tsx'
import { IpcRows } from './ipc-rows.tsx'
import { isEveryClassSelected, withClasses, type IpcSelection } from './ipc-selection.ts'

/** The IPC as a tree from sections to main groups: classes of any level are found and selected, then included or excluded together. */
export function IpcPanel({ found, onChange }: { found: Found; onChange: (change: FilterChange) => void }) {
  const { t } = useListWords()
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState<IpcSelection>([])
  const [duplicate, setDuplicate] = useState(false)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { level, children } = useIpcChildren(found, null)
  const search = useIpcMatches(found, typed)
  const looking = typed.trim() !== ''
  const title = t('facets.ipc')
  const nodes: readonly IpcNode[] = looking
    ? search.matches.map(({ node }) => node)
    : children.map(({ value }) => ({ level, symbol: value }))

  const select = (changed: readonly IpcNode[], on: boolean) => {
    setSelected(withClasses(selected, changed, on))
    setDuplicate(false)
  }
  const apply = (include: boolean) => {
    const add: FilterChange = (before) =>
      classLevels(found.kind).reduce((filters, at) => addFilters(filters, at, valuesOf(selected, at, true), include) ?? filters, before)
    if (add(found.filters) === found.filters) return setDuplicate(true)
    setSelected([])
    setDuplicate(false)
    onChange(add)
  }
  return (
    <FacetFrame title={title}>
      <FacetFind title={title} typed={typed} onTyped={setTyped} />
      {looking ? (
        <IpcFound {...{ found, typed, search, selected }} onSelect={select} />
      ) : (
        <Tree label={title} className={`${styles['values']} ${tree['classes']}`} expanded={open} onExpanded={setOpen}>
          <IpcRows {...{ found, open, selected }} parent={null} onSelect={select} />
        </Tree>
      )}
      <ApplyBar
        title={title}
        selected={selected.length}
        everything={isEveryClassSelected(selected, nodes)}
        onEverything={(on) => select(nodes, on)}
        duplicate={duplicate}
        onApply={apply}
      />
    </FacetFrame>
  )
}
