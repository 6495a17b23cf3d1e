import type { AnyRouter } from '@tanstack/react-router'
import { closeLoginDialog } from '../../session/login-dialog.ts'
import { showDrawer } from './drawer.ts'
import { foldSidebar } from './sidebar/sidebar-fold.ts'

/** Pages with a layout of their own: entering and leaving them puts the frame back as it was at first (B.navigation.10). */
const OWN_LAYOUT = new Set(['/aiChat', '/dataStory', '/drX', '/newsFlash'])

/**
 * What the frame does before a page comes: drawers close (B.navigation.02), and around pages with their own layout the login over the page
 * closes and the sidebar is unfolded (G55). Answers how to stop.
 */
export function tidyOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    showDrawer(null)
    if (!pathChanged || !(OWN_LAYOUT.has(fromLocation?.pathname ?? '') || OWN_LAYOUT.has(toLocation.pathname))) return
    closeLoginDialog()
    foldSidebar(false)
  })
}
