import { useListWords } from '../../../kinds/kind-words.ts'
import { valuesOf, type FacetFilter } from '../../../search-state/facet-filter.ts'
import type { useIpcMatches } from '../api/use-ipc-matches.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { FacetFailed } from './facet-failed.tsx'
import styles from './facet-panel.module.css'
import { IpcBox } from './ipc-box.tsx'

interface IpcFoundProps {
  typed: string
  search: ReturnType<typeof useIpcMatches>
  filters: readonly FacetFilter[]
  onToggle: (node: IpcNode, include: boolean) => void
}

/** The classes that were found inside the IPC, of all levels in one list. */
export function IpcFound({ typed, search, filters, onToggle }: IpcFoundProps) {
  const { t } = useListWords()
  const { matches, settled, failed, error, timedOut, retry } = search
  if (failed) return <FacetFailed error={error} onRetry={() => void retry()} />
  if (matches.length === 0) return settled ? <p className={styles['note']}>{t('facets.noneFound', { typed })}</p> : null
  const max = Math.max(...matches.map(({ count }) => count))
  return (
    <>
      <ul className={styles['values']}>
        {matches.map(({ node, name, count }) => (
          <li
            key={node.symbol}
            data-included={valuesOf(filters, node.level, true).includes(node.symbol) || undefined}
            data-excluded={valuesOf(filters, node.level, false).includes(node.symbol) || undefined}
          >
            <IpcBox {...{ node, name, count, max, filters, onToggle }} />
          </li>
        ))}
      </ul>
      {timedOut && <p className={styles['note']}>{t('facets.partial')}</p>}
    </>
  )
}
