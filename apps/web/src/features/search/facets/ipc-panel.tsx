import { useState } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { Tree } from '../../../components/tree/tree.tsx'
import type { Found } from '../../../search-state/search-request.ts'
import { useIpcMatches } from '../api/use-ipc-matches.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import type { FilterChange } from '../filters/filter-change.ts'
import { FacetFind } from './facet-find.tsx'
import { FacetFrame } from './facet-frame.tsx'
import styles from './facet-panel.module.css'
import tree from './facet-tree.module.css'
import { IpcFound } from './ipc-found.tsx'
import { IpcRows } from './ipc-rows.tsx'
import { toggleClass } from './ipc-selection.ts'
import { usePressedFilters } from './use-pressed-filters.ts'

/** The IPC as a tree from sections to main groups: classes of any level are found; each press includes or excludes one at once. */
export function IpcPanel({ found, onChange }: { found: Found; onChange: (change: FilterChange) => void }) {
  const { t } = useListWords()
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [filters, change] = usePressedFilters(found.filters, onChange)
  const search = useIpcMatches(found, typed)
  const title = t('facets.ipc')
  const onToggle = (node: IpcNode, include: boolean) => change((latest) => toggleClass(found.kind, latest, node, include))
  return (
    <FacetFrame title={title}>
      <FacetFind title={title} typed={typed} onTyped={setTyped} />
      <div className={styles['captions']} aria-hidden="true">
        <span>{t('facets.include')}</span>
        <span>{t('facets.exclude')}</span>
      </div>
      {typed.trim() === '' ? (
        <Tree label={title} className={`${styles['values']} ${tree['classes']}`} expanded={open} onExpanded={setOpen}>
          <IpcRows {...{ found, filters, open }} parent={null} onToggle={onToggle} />
        </Tree>
      ) : (
        <IpcFound {...{ filters, typed, search }} onToggle={onToggle} />
      )}
    </FacetFrame>
  )
}
