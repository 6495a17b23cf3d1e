import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { valuesOf } from '../../../search-state/facet-filter.ts'
import type { Found } from '../../../search-state/search-request.ts'
import type { IpcNode } from '../api/ipc-node.ts'
import { useIpcChildren } from '../api/use-ipc-children.ts'
import { FacetFailed } from './facet-failed.tsx'
import styles from './facet-panel.module.css'
import { IpcBox } from './ipc-box.tsx'
import type { IpcTicks } from './ipc-ticks.ts'
import tree from './facet-tree.module.css'
import type { FacetValue } from './visible-values.ts'

interface IpcBranchProps {
  found: Found
  parent: IpcNode | null
  ticked: IpcTicks
  onTick: (nodes: readonly IpcNode[], on: boolean) => void
}

/** The classes below one class, each with a box; those above main groups open to the classes below them, asked for when opened. */
export function IpcBranch({ found, parent, ticked, onTick }: IpcBranchProps) {
  const { t } = useTranslation('search')
  const { level, children, failed, error, timedOut, retry } = useIpcChildren(found, parent)
  const most = Math.max(...children.map(({ count }) => count))
  if (failed) return <FacetFailed error={error} onRetry={() => void retry()} />
  return (
    <>
      <ul className={`${styles['values']} ${tree['branch']}`}>
        {children.map((value) => (
          <IpcEntry key={value.value} node={{ level, symbol: value.value }} value={value} most={most} {...{ found, ticked, onTick }} />
        ))}
      </ul>
      {timedOut && <p className={styles['note']}>{t('facets.partial')}</p>}
    </>
  )
}

type IpcEntryProps = Omit<IpcBranchProps, 'parent'> & { node: IpcNode; value: FacetValue; most: number }

function IpcEntry({ node, value, most, found, ticked, onTick }: IpcEntryProps) {
  const { t } = useTranslation('search')
  const [opened, setOpened] = useState(false)
  const { level, symbol } = node
  return (
    <li
      className={tree['entry']}
      data-included={valuesOf(found.filters, level, true).includes(symbol) || undefined}
      data-excluded={valuesOf(found.filters, level, false).includes(symbol) || undefined}
    >
      {level !== 'group' && (
        <button
          type="button"
          className={tree['open']}
          aria-expanded={opened}
          aria-label={t('facets.below', { name: value.name })}
          onClick={() => setOpened(!opened)}
        >
          <Icon name={opened ? 'down' : 'next'} size={12} />
        </button>
      )}
      <IpcBox node={node} name={value.name} count={value.count} {...{ most, ticked, onTick }} />
      {opened && (
        <div className={tree['below']}>
          <IpcBranch found={found} parent={node} ticked={ticked} onTick={onTick} />
        </div>
      )}
    </li>
  )
}
