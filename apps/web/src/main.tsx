import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'
import './app/base.css'
import { AppProviders } from './app/app-providers.tsx'
import { router } from './app/router.ts'
import { recoverChunks } from './app/recover-chunks.ts'
import { startI18n } from './language/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

recoverChunks(router)

// Words, the page's code and its words come side by side. The router only hears of redirects once it is drawn, so until then we listen.
const stopListening = router.history.subscribe(() => void router.load())
await Promise.all([startI18n(), router.load()])
stopListening()
createRoot(root).render(
  <StrictMode>
    <AppProviders router={router} />
  </StrictMode>,
)
