import { lazy, Suspense } from 'react'
import { loadNamespaces } from '../../../language/i18n.ts'

const OwnShortcuts = lazy(async () => {
  const [chunk] = await Promise.all([import('./own-shortcuts.tsx'), loadNamespaces(['settings'])])
  return { default: chunk.OwnShortcuts }
})

/** Where the visitor's own shortcuts stand on the home page; they come when the rest is there. */
export function ShortcutsPlace() {
  return (
    <Suspense fallback={null}>
      <OwnShortcuts />
    </Suspense>
  )
}
