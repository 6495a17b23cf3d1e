import type { NotedPatent } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { NotesPanel } from '../../components/notes/notes-panel.tsx'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './notes-page.module.css'

/** A record with notes: its title opens it, and its notes can be read and written here. */
export function NotedPatentRow({ patent }: { readonly patent: NotedPatent }) {
  const { t } = useTranslation('notes')
  const { pages, label } = useKind()
  const language = useLanguage()
  const id = useId()
  const [open, setOpen] = useState(false)
  const { kind, patentId, title, missing, noteCount, replyCount, lastContent, lastTime } = patent
  const counts = [t('page.counts', { count: noteCount }), ...(replyCount > 0 ? [t('page.countReplies', { count: replyCount })] : [])]
  return (
    <li className={styles['row']}>
      <div className={styles['head']}>
        {missing ? (
          <strong>{patentId}</strong>
        ) : (
          <Link to={pages.record} search={{ id: patentId, tab: 'notes' }}>
            {title || t('page.untitled')}
          </Link>
        )}
        {!missing && <span className={styles['number']}>{patentId}</span>}
        <span className={styles['number']}>{label[language]}</span>
      </div>
      {missing && <p className={styles['missing']}>{t('page.missing')}</p>}
      {!open && <p className={styles['last']}>{lastContent}</p>}
      <div className={styles['foot']}>
        <span>{counts.join(' · ')}</span>
        <time dateTime={`${lastTime.replace(' ', 'T')}+08:00`}>{lastTime}</time>
        <Button kind="link" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {t(open ? 'page.hide' : 'page.show')}
        </Button>
      </div>
      <div id={id}>{open && <NotesPanel kind={kind} patentId={patentId} closed={missing} />}</div>
    </li>
  )
}
