import { readStored, writeStored } from '../storage/browser-storage.ts'
import { browserClock as clock } from '../session/clock.ts'
import { ACTIVITY_EVENTS, watchInactivity, type Inactivity } from './inactivity.ts'
import { logOutAtClose } from './log-out.ts'
import { closeSessionDialog, openSessionDialog } from '../session/session-dialog.ts'
import { sessionUser } from '../session/session-store.ts'
import { watchTabClose } from './tab-close.ts'
import { openTabRegister, TABS_KEY } from './tab-register.ts'

const LAST_ACTIVE_KEY = 'lastActiveTime'

let inactivity: Inactivity | null = null

/** Watches presence: two hours of inactivity, and the closing of the last tab. Once per page. */
export function watchPresence(): void {
  watchActivity()
  watchTabs()
}

/** Closes the question of inactivity: the user stays logged in. */
export function staySignedIn(): void {
  inactivity?.resume()
  closeSessionDialog('inactive')
}

function watchActivity(): void {
  const watched = watchInactivity({
    clock,
    lastActive: {
      read: () => Number(readStored(LAST_ACTIVE_KEY)),
      write: (time) => writeStored(LAST_ACTIVE_KEY, String(time)),
    },
    signedIn: () => sessionUser() !== null,
    prompt: () => openSessionDialog('inactive'),
  })
  inactivity = watched
  for (const name of ACTIVITY_EVENTS) addEventListener(name, watched.active, { capture: true, passive: true })
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== LAST_ACTIVE_KEY || newValue === null) return
    watched.activeElsewhere()
    closeSessionDialog('inactive')
  })
}

function watchTabs(): void {
  const id = `${clock.now().toString(36)}-${Math.random().toString(36).slice(2)}`
  const tabs = openTabRegister({
    clock,
    store: { read: () => readStored(TABS_KEY), write: (text) => writeStored(TABS_KEY, text) },
    id,
  })
  watchTabClose({
    target: window,
    now: clock.now,
    onClose: () => {
      if (!tabs.othersAreOpen()) logOutAtClose()
      tabs.leave()
    },
    onLeave: tabs.leave,
  })
  addEventListener('pageshow', tabs.beat)
  // The register is removed with the storage when another tab logs out.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === TABS_KEY && newValue === null) tabs.beat()
  })
  document.addEventListener('freeze', tabs.sleep)
  document.addEventListener('resume', tabs.beat)
}
