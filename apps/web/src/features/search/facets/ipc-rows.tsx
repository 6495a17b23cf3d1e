import { useListWords } from '../../../kinds/kind-words.ts'
import { TreeNote, TreeRow } from '../../../components/tree/tree.tsx'
import { classLevels } from '../../../search-state/facet-fields.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'
import type { Found } from '../../../search-state/search-request.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { useIpcChildren } from '../api/use-ipc-children.ts'
import { FacetFailed } from './facet-failed.tsx'
import styles from './facet-panel.module.css'
import { filterMark } from './filter-mark.ts'
import { IpcBox } from './ipc-box.tsx'

interface IpcRowsProps {
  found: Found
  parent: IpcNode | null
  open: ReadonlySet<string>
  filters: readonly FacetFilter[]
  onToggle: (node: IpcNode, include: boolean) => void
}

/**
 * The subclasses of a class, each with a checkbox and an exclude button; those above main groups expand, and their subclasses are loaded
 * then.
 */
export function IpcRows({ found, parent, open, filters, onToggle }: IpcRowsProps) {
  const { t } = useListWords()
  const { level, children, pending, failed, error, timedOut, retry } = useIpcChildren(found, parent)
  const max = Math.max(...children.map(({ count }) => count))
  const note = `below ${parent?.symbol ?? ''}`
  if (failed) {
    return (
      <TreeNote id={note}>
        <FacetFailed error={error} onRetry={() => void retry()} />
      </TreeNote>
    )
  }
  if (pending && children.length === 0) return <TreeNote id={note}>…</TreeNote>
  return (
    <>
      {children.map(({ value: symbol, name, count }) => {
        const node: IpcNode = { level, symbol }
        return (
          <TreeRow
            key={symbol}
            id={symbol}
            name={name}
            mark={filterMark(filters, level, symbol)}
            opener={level === classLevels(found.kind).at(-1) ? undefined : t('facets.below', { name })}
            content={<IpcBox {...{ node, name, count, max, filters, onToggle }} />}
          >
            {open.has(symbol) && <IpcRows {...{ found, open, filters, onToggle }} parent={node} />}
          </TreeRow>
        )
      })}
      {timedOut && (
        <TreeNote id={note}>
          <p className={styles['note']}>{t('facets.partial')}</p>
        </TreeNote>
      )}
    </>
  )
}
