import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { followTypeOf } from '../../components/followed-record/use-follow.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import type { RecordActionProps } from '../../routing/feature.ts'
import { PickSpaceDialog } from './pick-space-dialog.tsx'
import { useInvalidateSpaces } from './use-spaces.ts'

/** Records in one call. */
const RECORDS_AT_ONCE = 500

/** Adds records to a space of the user, which is chosen or created in a dialog. */
export function AddToSpaceAction({ kind, records, onDone }: RecordActionProps) {
  const { t } = useTranslation('workspaces')
  const again = useInvalidateSpaces()
  const type = followTypeOf(kind)
  if (type === undefined) return null
  const add = async (spaceId: string | null) => {
    if (spaceId === null) return
    const sum = { added: 0, already: 0, missing: 0 }
    for (let from = 0; from < records.length; from += RECORDS_AT_ONCE) {
      const patentIdList = records.slice(from, from + RECORDS_AT_ONCE).map(({ id }) => id)
      const { added, already, missing } = await apiClient.workspaces.addSpaceFiles({ spaceId, type, patentIdList })
      sum.added += added
      sum.already += already
      sum.missing += missing.length
    }
    const parts = [
      t('action.added', { count: sum.added }),
      ...(sum.already > 0 ? [t('action.already', { count: sum.already })] : []),
      ...(sum.missing > 0 ? [t('action.missing', { count: sum.missing })] : []),
    ]
    showNotice(parts.join(' · '))
    await again()
  }
  return <PickSpaceDialog title={t('action.title', { count: records.length })} onPicked={add} onClose={onDone} />
}
