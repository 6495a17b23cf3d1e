import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { followTypeOf } from '../../components/followed-record/use-follow.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import type { ListActionProps } from '../../routing/feature.ts'
import { PickSpaceDialog } from './pick-space-dialog.tsx'
import { useInvalidateSpaces } from './use-spaces.ts'

/** Adds all records of a list to a space of the user in the background; /interspace shows the progress. */
export function AddListAction({ kind, call, request, total, onDone }: ListActionProps) {
  const { t } = useTranslation('workspaces')
  const again = useInvalidateSpaces()
  const type = followTypeOf(kind)
  if (type === undefined) return null
  const add = async (spaceId: string | null) => {
    if (spaceId === null) return
    await apiClient.workspaces.addListToSpace({ spaceId, type, call, request })
    showNotice(t('additions.begun'))
    await again()
  }
  return <PickSpaceDialog title={t('additions.title', { count: total })} onPicked={add} onClose={onDone} />
}
