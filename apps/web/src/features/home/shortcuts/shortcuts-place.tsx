import { lazy, Suspense } from 'react'
import { loadNamespaces } from '../../../language/i18n.ts'
import styles from '../home-page.module.css'

const OwnShortcuts = lazy(async () => {
  const [chunk] = await Promise.all([import('./own-shortcuts.tsx'), loadNamespaces(['settings'])])
  return { default: chunk.OwnShortcuts }
})

/** Where the visitor's own shortcuts stand on the home page; they come when the rest is there. */
export function ShortcutsPlace() {
  return (
    // Their room is kept: what stands below does not move when they come.
    <Suspense fallback={<div className={styles['room']} />}>
      <OwnShortcuts />
    </Suspense>
  )
}
