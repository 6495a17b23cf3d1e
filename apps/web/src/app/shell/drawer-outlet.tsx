import { Suspense } from 'react'
import { showDrawer, useDrawer } from './drawer.ts'
import { lazyPart } from './lazy-part.ts'

const SideMenu = lazyPart(async () => (await import('./side-menu/side-menu.tsx')).SideMenu)
const FrameShortcuts = lazyPart(async () => (await import('./frame-shortcuts.tsx')).FrameShortcuts)
const HelpDrawer = lazyPart(async () => (await import('../../features/content/help-drawer/help-drawer.tsx')).HelpDrawer)

/** Renders the open drawer; its code is loaded on demand. */
export function DrawerOutlet() {
  const drawer = useDrawer()
  return (
    <Suspense fallback={null}>
      {drawer === 'sideMenu' && <SideMenu />}
      {drawer === 'shortcuts' && <FrameShortcuts />}
      {drawer === 'help' && <HelpDrawer onClose={() => showDrawer(null)} />}
    </Suspense>
  )
}
