import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { followTypeOf } from '../../components/followed-record/use-follow.ts'
import { NotesPanel } from '../../components/notes/notes-panel.tsx'
import { SidePanel } from '../../components/side-panel/side-panel.tsx'
import type { RecordActionProps } from '../../routing/feature.ts'

/** The notes about one record, beside the page. */
export function NoteAction({ kind, records: [record], onDone }: RecordActionProps) {
  const { t } = useTranslation('notes')
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog is open, which focuses its first button.
    const frame = requestAnimationFrame(() => content.current?.querySelector('textarea')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  const type = followTypeOf(kind)
  if (!record || type === undefined) return null
  return (
    <SidePanel
      title={t('action.title', { number: record.number ?? record.id })}
      closeLabel={t('action.close')}
      onClose={onDone}
      width={520}
    >
      <div ref={content}>
        <NotesPanel kind={type} patentId={record.id} />
      </div>
    </SidePanel>
  )
}
