import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NotesPanel } from '../../components/notes/notes-panel.tsx'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import type { RecordActionProps } from '../../routing/feature.ts'

/** The notes about one record, beside the page. */
export function NoteAction({ records: [record], onDone }: RecordActionProps) {
  const { t } = useTranslation('notes')
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog is open, which focuses its first button.
    const frame = requestAnimationFrame(() => content.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  if (!record) return null
  return (
    <SidePanel
      title={t('action.title', { number: record.number ?? record.id })}
      closeLabel={t('action.close')}
      onClose={onDone}
      width={520}
    >
      <div ref={content}>
        <NotesPanel patentId={record.id} />
      </div>
    </SidePanel>
  )
}
