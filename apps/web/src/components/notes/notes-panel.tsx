import type { FollowType, PatentNote } from '@gezhi/contract/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { openLoginDialog } from '../../session/login-dialog.ts'
import { useSessionUser } from '../../session/session-store.ts'
import { Button } from '../button.tsx'
import { FailurePanel } from '../failure/failure-panel.tsx'
import { useDelayedRemoval } from '../own-list/use-delayed-removal.ts'
import { Pager } from '../pager/pager.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'
import styles from './notes-panel.module.css'
import { NOTES_PAGE_SIZE, useNotes, useInvalidateNotes } from './use-notes.ts'

const TransferDialog = lazy(async () => ({ default: (await import('./transfer-dialog.tsx')).TransferDialog }))

interface NotesPanelProps {
  readonly kind: FollowType
  /** Number or id of the record. */
  readonly patentId: string
  /** New notes cannot be written: the record is no longer in the index. */
  readonly closed?: boolean
}

/** The user's notes about a record: write, reply, change, delete, move and copy. */
export function NotesPanel(props: NotesPanelProps) {
  const { t } = useTranslation('notes')
  if (useSessionUser() === null)
    return (
      <div className={styles['empty']}>
        <p>{t('needsLogin')}</p>
        <Button kind="primary" onClick={openLoginDialog}>
          {t('login')}
        </Button>
      </div>
    )
  // Another record begins with its first page.
  return <OwnNotes key={`${props.kind} ${props.patentId}`} {...props} />
}

function OwnNotes({ kind, patentId, closed = false }: NotesPanelProps) {
  const { t } = useTranslation('notes')
  const [page, setPage] = useState(1)
  const notes = useNotes(kind, patentId, page)
  const again = useInvalidateNotes()
  const [transferred, setTransferred] = useState<readonly string[] | null>(null)
  const removal = useDelayedRemoval(async (ids) => {
    for (const id of ids) await apiClient.notes.deleteNote({ id })
  }, again)
  const add = async (content: string) => {
    await apiClient.notes.addNote({ kind, patentId, content })
    setPage(1)
    await again()
  }
  const list = withoutRemoved(notes.data?.list ?? [], removal.pending)
  const last = Math.max(1, Math.ceil((notes.data?.total ?? 0) / NOTES_PAGE_SIZE))
  return (
    <div className={styles['panel']}>
      {!closed && <NoteForm label={t(`write.${kind}`)} save={t('add')} draft={`add ${kind} ${patentId}`} onSave={add} />}
      {removal.pending.length > 0 && (
        <p className={styles['removed']} role="status">
          {t('removed')}
          <Button kind="link" onClick={removal.undo}>
            {t('undo')}
          </Button>
        </p>
      )}
      {removal.error !== null && <FailurePanel title={t('removeFailed')} error={removal.error} onRetry={removal.reset} />}
      {notes.isError && <FailurePanel title={t('failed')} error={notes.error} onRetry={() => void notes.refetch()} />}
      {notes.isPending && (
        <p className={styles['waiting']} role="status">
          {t('waiting')}
        </p>
      )}
      {notes.data && list.length === 0 && <p className={styles['empty']}>{t('none')}</p>}
      {list.length > 0 && (
        <>
          <p className={styles['summary']}>
            {t('private')}
            {list.length > 1 && (
              <Button kind="link" onClick={() => setTransferred(list.map(({ id }) => id))}>
                {t('transfer.all')}
              </Button>
            )}
          </p>
          <ol className={styles['notes']} aria-label={t('title')} aria-busy={notes.isPlaceholderData}>
            {list.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                onChanged={again}
                onRemove={(id) => removal.remove([id])}
                onTransfer={() => setTransferred([note.id])}
              />
            ))}
          </ol>
        </>
      )}
      {last > 1 && <Pager page={page} last={last} label={t('pages')} onPage={setPage} />}
      <Suspense fallback={null}>
        {transferred !== null && <TransferDialog kind={kind} notes={transferred} onDone={again} onClose={() => setTransferred(null)} />}
      </Suspense>
    </div>
  )
}

/** The notes without those, and without the replies, that wait for their deletion. */
function withoutRemoved(notes: readonly PatentNote[], removed: readonly string[]): readonly PatentNote[] {
  if (removed.length === 0) return notes
  return notes
    .filter(({ id }) => !removed.includes(id))
    .map((note) => ({ ...note, replyList: note.replyList.filter(({ id }) => !removed.includes(id)) }))
}
