import { Link, useRouter } from '@tanstack/react-router'
import type { Shortcut } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import styles from '../recent-searches.module.css'
import { ShortcutDialog } from './shortcut-dialog.tsx'

/** The visitor's shortcuts on the home page (G181), and their editor. */
export function OwnShortcuts() {
  const { t } = useTranslation('settings')
  const { shortcuts } = usePreferences()
  const [editing, setEditing] = useState(false)
  return (
    <section aria-label={t('shortcuts.title')}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('shortcuts.title')}</h2>
        <Button kind="link" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {t(shortcuts.length === 0 ? 'shortcuts.add' : 'shortcuts.edit')}
        </Button>
      </div>
      {shortcuts.length === 0 && <p className={styles['none']}>{t('shortcuts.none')}</p>}
      <ul className={styles['list']}>
        {shortcuts.map((shortcut) => (
          <li key={`${shortcut.name} ${shortcut.path}`}>
            <ShortcutLink shortcut={shortcut} />
          </li>
        ))}
      </ul>
      {editing && <ShortcutDialog onClose={() => setEditing(false)} />}
    </section>
  )
}

function ShortcutLink({ shortcut: { name, path } }: { shortcut: Shortcut }) {
  const { parseSearch } = useRouter().options
  const [to = '/', search = ''] = path.split(/\?(.*)/s)
  return (
    // The stored address may be any path; the router checks it.
    <Link to={to as '/'} search={parseSearch(`?${search}`) as never} className={styles['search']} title={name}>
      {name}
    </Link>
  )
}
