import type { SpaceNode } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { Icon } from '../../components/icon/icon.tsx'
import type { MovableRow } from '../../components/movable-tree/movable-tree.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { NameDialog } from '../../components/management/name-dialog.tsx'
import styles from './spaces-page.module.css'
import type { SpaceAddress } from './use-space-address.ts'
import { useInvalidateSpaces, useSpaceTree } from './use-spaces.ts'

const MovableTree = lazy(async () => ({ default: (await import('../../components/movable-tree/movable-tree.tsx')).MovableTree }))

interface SpacesPaneProps {
  readonly address: SpaceAddress
  readonly onChange: (change: Partial<SpaceAddress>) => void
}

/** The trees beside the files: the user's own spaces, which can be dragged, and those shared with the user; and the way to the recycle bin. */
export function SpacesPane({ address, onChange }: SpacesPaneProps) {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  const own = useSpaceTree(false)
  const shared = useSpaceTree(true)
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [naming, setNaming] = useState(false)
  const move = useMutation({
    mutationFn: (change: { readonly id: string; readonly targetId: string | null }) =>
      apiClient.workspaces.transferSpaces({ idList: [change.id], targetId: change.targetId, type: 'move' }),
    onError: (error) => showNotice(causeOf(error)),
    onSettled: again,
  })
  const tree = (nodes: readonly SpaceNode[], label: string, isOwn: boolean) => {
    const rows = rowsOf(nodes, t('share.mark'), isOwn)
    const parents = parentIds(rows)
    return (
      <div className={styles['tree']}>
        <Suspense fallback={<WaitingBar />}>
          <MovableTree
            label={label}
            rows={rows}
            expanded={new Set(parents.filter((id) => !folded.has(id)))}
            onExpanded={(open) =>
              setFolded(new Set([...folded].filter((id) => !parents.includes(id)).concat(parents.filter((id) => !open.has(id)))))
            }
            chosen={address.bin ? '' : address.space}
            onChosen={(space) => onChange({ space, type: 'patent' })}
            onMove={isOwn ? (id, targetId) => move.mutate({ id, targetId }) : undefined}
            handleLabel={(name) => t('tree.move', { name })}
            openerLabel={(name) => t('tree.below', { name })}
          />
        </Suspense>
      </div>
    )
  }
  return (
    <nav className={styles['pane']} aria-label={t('tree.label')}>
      <Button onClick={() => setNaming(true)}>
        <Icon name="plus" />
        {t('add.title')}
      </Button>
      {own.error && <FailurePanel title={t('loadFailed')} error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending && <WaitingBar />}
      {own.data && (own.data.length > 0 ? tree(own.data, t('tree.own'), true) : <p className={styles['none']}>{t('tree.none')}</p>)}
      {shared.data && shared.data.length > 0 && (
        <>
          <h2>{t('tree.shared')}</h2>
          {tree(shared.data, t('tree.shared'), false)}
        </>
      )}
      <Button kind="plain" aria-pressed={address.bin} onClick={() => onChange({ bin: true })}>
        {t('bin.title')}
      </Button>
      {naming && (
        <NameDialog
          label={t('add.name')}
          title={t('add.title')}
          name=""
          onSave={async (name) => {
            const { id } = await apiClient.workspaces.addSpace({ name })
            await again()
            onChange({ space: id })
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </nav>
  )
}

/** `mark`: text of the mark of spaces that the user shares. */
function rowsOf(nodes: readonly SpaceNode[], mark: string, isOwn: boolean): MovableRow[] {
  return nodes.map(({ id, name, count, shareFlag, children }) => ({
    id,
    name,
    count,
    mark: isOwn && shareFlag === 1 ? mark : undefined,
    children: rowsOf(children, mark, isOwn),
  }))
}

function parentIds(rows: readonly MovableRow[]): string[] {
  return rows.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...parentIds(children)]))
}
