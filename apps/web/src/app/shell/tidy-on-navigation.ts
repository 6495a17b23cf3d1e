import type { AnyRouter } from '@tanstack/react-router'
import { restoreAssistantView } from '../../session/assistant-view.ts'
import { closeLoginDialog } from '../../session/login-dialog.ts'
import { showDrawer } from './drawer.ts'
import { foldSidebar } from './sidebar/sidebar-fold.ts'

/** Pages with a layout of their own: entering and leaving them resets the frame (B.navigation.10). */
const OWN_LAYOUT = new Set(['/aiChat', '/dataStory', '/drX', '/newsFlash'])

/**
 * Updates the frame before navigation: closes drawers (B.navigation.02), and around pages with their own layout closes the login dialog,
 * expands the sidebar and clears the view of the assistant (G55). Returns a function that stops it.
 */
export function tidyOnNavigation(router: AnyRouter): () => void {
  return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    showDrawer(null)
    if (!pathChanged || !(OWN_LAYOUT.has(fromLocation?.pathname ?? '') || OWN_LAYOUT.has(toLocation.pathname))) return
    closeLoginDialog()
    foldSidebar(false)
    restoreAssistantView()
  })
}
