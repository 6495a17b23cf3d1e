import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:theme.css'
import './app/base.css'
import { AppProviders } from './app/app-providers.tsx'
import { router } from './app/router.ts'
import { askGuestToken, keptGuestToken } from './api/guest-token.ts'
import { startI18n } from './language/i18n.ts'

/** A visitor without a token gets one a moment after the page is there. */
const GUEST_TOKEN_DELAY_MS = 100

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Words, the page's code and its words come side by side. The router only hears of redirects once it is drawn, so until then we listen.
const stopListening = router.history.subscribe(() => void router.load())
await Promise.all([startI18n(), router.load()])
stopListening()
createRoot(root).render(
  <StrictMode>
    <AppProviders router={router} />
  </StrictMode>,
)
if (!keptGuestToken()) setTimeout(() => void askGuestToken(), GUEST_TOKEN_DELAY_MS)
