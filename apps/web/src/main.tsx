import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'
import './app/base.css'
import { AppProviders } from './app/app-providers.tsx'
import { router } from './app/router.ts'
import { recoverChunks } from './app/recover-chunks.ts'
import { CATALOGUES } from './app/features.ts'
import { registerCatalogues, startI18n } from './language/i18n.ts'

registerCatalogues(CATALOGUES)
recoverChunks(router)
void start()

/**
 * Texts and the page's code are loaded in parallel. Not awaited by the module itself: pages import from its chunk, and would wait for it
 * while it waits for them.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // The router handles redirects only once it is rendered; until then this listener does.
  const stopListening = router.history.subscribe(() => void router.load())
  await Promise.all([startI18n(), router.load()])
  stopListening()
  createRoot(root).render(
    <StrictMode>
      <AppProviders router={router} />
    </StrictMode>,
  )
}
