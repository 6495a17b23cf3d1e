import type { FollowType } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import styles from './notes-panel.module.css'
import { NotesPanel } from './notes-panel.tsx'

interface NotesSectionProps {
  readonly kind: FollowType
  /** Id of the record. */
  readonly id: string
  readonly className?: string | undefined
}

/** The user's notes about a record, as a section of its page. */
export function NotesSection({ kind, id, className }: NotesSectionProps) {
  const { t } = useTranslation('notes')
  return (
    <section className={[styles['section'], className].filter(Boolean).join(' ')} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <NotesPanel kind={kind} patentId={id} />
    </section>
  )
}
