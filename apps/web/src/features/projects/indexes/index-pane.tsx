import type { ProjectIndex } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import type { MovableRow } from '../../../components/movable-tree/movable-tree.tsx'
import { showNotice } from '../../../components/notice/notice-store.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from './indexes-page.module.css'
import { useInvalidateIndexes } from './use-indexes.ts'

const MovableTree = lazy(async () => ({ default: (await import('../../../components/movable-tree/movable-tree.tsx')).MovableTree }))
const IndexDialog = lazy(async () => ({ default: (await import('./index-dialog.tsx')).IndexDialog }))

interface IndexPaneProps {
  readonly projectId: string
  readonly indexes: readonly ProjectIndex[]
  /** Empty for none. */
  readonly chosen: string
  readonly canEdit: boolean
  readonly onChosen: (id: string) => void
}

/** The tree of the indexes; editors drag them and add new ones. */
export function IndexPane({ projectId, indexes, chosen, canEdit, onChosen }: IndexPaneProps) {
  const { t } = useTranslation('indexes')
  const causeOf = useCause()
  const again = useInvalidateIndexes()
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [adding, setAdding] = useState(false)
  const move = useMutation({
    mutationFn: (change: { readonly id: string; readonly parentId: string | null }) =>
      apiClient.projects.changeProjectIndexes({ list: [change] }),
    onError: (error) => showNotice(causeOf(error)),
    onSettled: again,
  })
  return (
    <nav className={styles['pane']} aria-label={t('tree')}>
      {canEdit && (
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      )}
      {indexes.length > 0 && (
        <div className={styles['tree']}>
          <Suspense fallback={<WaitingBar />}>
            <MovableTree
              label={t('tree')}
              rows={rowsOf(indexes, null)}
              expanded={new Set(indexes.map(({ id }) => id).filter((id) => !folded.has(id)))}
              onExpanded={(open) => setFolded(new Set(indexes.map(({ id }) => id).filter((id) => !open.has(id))))}
              chosen={chosen}
              onChosen={onChosen}
              onMove={canEdit ? (id, parentId) => move.mutate({ id, parentId }) : undefined}
              handleLabel={(name) => t('move', { name })}
              openerLabel={(name) => t('below', { name })}
            />
          </Suspense>
        </div>
      )}
      <Suspense fallback={null}>
        {adding && (
          <IndexDialog
            projectId={projectId}
            parentId={chosen === '' ? null : chosen}
            parentName={indexes.find(({ id }) => id === chosen)?.name}
            onSaved={onChosen}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </nav>
  )
}

function rowsOf(indexes: readonly ProjectIndex[], parentId: string | null): MovableRow[] {
  return indexes
    .filter((index) => index.parentId === parentId)
    .map(({ id, name, patentCount }) => ({ id, name, count: patentCount, children: rowsOf(indexes, id) }))
}
