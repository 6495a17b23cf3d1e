import { lazy, Suspense } from 'react'
import { loadNamespaces } from '../../../language/i18n.ts'
import styles from '../home-page.module.css'

const OwnShortcuts = lazy(async () => {
  const [chunk] = await Promise.all([import('./own-shortcuts.tsx'), loadNamespaces(['settings'])])
  return { default: chunk.OwnShortcuts }
})

/** Outlet of the user's shortcuts on the home page; loaded after the rest. */
export function ShortcutsOutlet() {
  return (
    // Reserves their height, so that nothing below moves when they load.
    <Suspense fallback={<div className={styles['placeholder']} />}>
      <OwnShortcuts />
    </Suspense>
  )
}
