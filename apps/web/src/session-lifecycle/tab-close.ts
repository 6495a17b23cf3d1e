/** An unload within this time after the beforeunload event closes the tab; navigation takes longer (B.session.27, 28). */
export const CLOSE_GAP_MS = 5

export interface TabCloseOptions {
  /** The window. */
  readonly target: Pick<EventTarget, 'addEventListener'>
  /** Milliseconds. */
  now(): number
  /** The tab is being closed: only synchronous work is possible. */
  onClose(): void
  /** The page is left for another. */
  onLeave(): void
}

/** Distinguishes closing a tab from leaving a page (G120). A page that enters the back-forward cache is left, however soon. */
export function watchTabClose({ target, now, onClose, onLeave }: TabCloseOptions): void {
  let promptedAt = Number.NEGATIVE_INFINITY
  target.addEventListener('beforeunload', () => {
    promptedAt = now()
  })
  target.addEventListener('pagehide', (event) => {
    const { persisted } = event as PageTransitionEvent
    if (!persisted && now() - promptedAt <= CLOSE_GAP_MS) onClose()
    else onLeave()
  })
}
