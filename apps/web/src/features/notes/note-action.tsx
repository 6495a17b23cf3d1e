import { useTranslation } from 'react-i18next'
import { NotesPanel } from '../../components/notes/notes-panel.tsx'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import type { RecordActionProps } from '../../routing/feature.ts'

/** The notes about one record, beside the page. */
export function NoteAction({ records: [record], onDone }: RecordActionProps) {
  const { t } = useTranslation('notes')
  if (!record) return null
  return (
    <SidePanel
      title={t('action.title', { number: record.number ?? record.id })}
      closeLabel={t('action.close')}
      onClose={onDone}
      width={520}
    >
      <NotesPanel patentId={record.id} />
    </SidePanel>
  )
}
