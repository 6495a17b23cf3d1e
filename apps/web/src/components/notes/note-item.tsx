import type { PatentNote } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../button.tsx'
import { NoteForm } from './note-form.tsx'
import styles from './notes-panel.module.css'
import { useReturnFocus } from './use-return-focus.ts'

interface NoteItemProps {
  readonly note: PatentNote
  readonly onChanged: () => Promise<unknown>
  /** Removes a note or a reply. */
  readonly onRemove: (id: string) => void
  /** Opens the dialog that moves or copies notes. */
  readonly onTransfer: () => void
}

/** A note with its replies. */
export function NoteItem({ note, onChanged, onRemove, onTransfer }: NoteItemProps) {
  const { t } = useTranslation('notes')
  const [replying, setReplying] = useState(false)
  const replyButton = useReturnFocus(replying)
  const reply = async (content: string) => {
    await apiClient.notes.replyToNote({ id: note.id, content })
    await onChanged()
  }
  return (
    <li className={styles['note']}>
      <Written written={note} onChanged={onChanged} onRemove={onRemove}>
        <Button ref={replyButton} kind="link" onClick={() => setReplying(true)}>
          {t('reply')}
        </Button>
        <Button kind="link" onClick={onTransfer}>
          {t('transfer.open')}
        </Button>
      </Written>
      {note.replyList.length > 0 && (
        <ul className={styles['replies']} aria-label={t('replies')}>
          {note.replyList.map((one) => (
            <li key={one.id}>
              <Written written={one} nick={one.nick} onChanged={onChanged} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      {replying && (
        <NoteForm label={t('writeReply')} save={t('reply')} draft={`reply ${note.id}`} onSave={reply} onClose={() => setReplying(false)} />
      )}
    </li>
  )
}

interface WrittenProps extends Pick<NoteItemProps, 'onChanged' | 'onRemove'> {
  readonly written: Pick<PatentNote, 'id' | 'content' | 'createTime' | 'updateTime'>
  /** The author of a reply. */
  readonly nick?: string
  /** Further actions. */
  readonly children?: React.ReactNode
}

/** The text of a note or reply, which can be changed and deleted. */
function Written({ written: { id, content, createTime, updateTime }, nick, onChanged, onRemove, children }: WrittenProps) {
  const { t } = useTranslation('notes')
  const [editing, setEditing] = useState(false)
  const editButton = useReturnFocus(editing)
  const change = async (text: string) => {
    await apiClient.notes.changeNote({ id, content: text })
    await onChanged()
  }
  if (editing)
    return (
      <NoteForm label={t('edit')} save={t('save')} draft={`edit ${id}`} text={content} onSave={change} onClose={() => setEditing(false)} />
    )
  return (
    <>
      <p className={styles['content']}>{content}</p>
      <div className={styles['foot']}>
        {nick !== undefined && <span>{nick}</span>}
        <time dateTime={`${createTime.replace(' ', 'T')}+08:00`}>{createTime}</time>
        {updateTime !== null && <span title={updateTime}>{t('edited')}</span>}
        <span className={styles['actions']}>
          {children}
          <Button ref={editButton} kind="link" onClick={() => setEditing(true)}>
            {t('edit')}
          </Button>
          <Button kind="link" onClick={() => onRemove(id)}>
            {t('remove')}
          </Button>
        </span>
      </div>
    </>
  )
}
