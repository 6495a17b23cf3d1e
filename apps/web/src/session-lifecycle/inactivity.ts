import type { Clock } from '../session/clock.ts'

/** Two hours without mouse, key, click or scroll (B.session.12). */
export const INACTIVITY_MS = 7_200_000

/** What counts as activity: the mouse, a key, a click, a scroll (B.session.13). */
export const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll'] as const

/** Other tabs of this browser hear of activity this often at most. */
const REPORT_EVERY_MS = 5000

export interface InactivityOptions {
  readonly clock: Clock
  /** When any tab of this browser was last active, as far as it was told. */
  readonly lastActive: { read(): number; write(time: number): void }
  /** Whether anybody is signed in; without a user nothing is asked. */
  signedIn(): boolean
  /** The question is to be asked. */
  ask(): void
}

export interface Inactivity {
  /** Something was done. While the question stands only its answer counts. */
  active(): void
  /** The question was answered with going on. */
  goOn(): void
  /** Another tab was active: nobody is asked here any more. */
  heard(): void
}

/**
 * Asks once after two hours without activity in any tab. Goes by the time that has passed, not by a timer alone: a machine that slept
 * through the end is asked with the first movement, which does not count as activity.
 */
export function watchInactivity({ clock, lastActive, signedIn, ask }: InactivityOptions): Inactivity {
  let seen = clock.now()
  let reportedAt = 0
  let prompting = false
  const idleFor = () => clock.now() - Math.max(seen, lastActive.read())
  const isOver = () => {
    if (!prompting && signedIn() && idleFor() >= INACTIVITY_MS) {
      prompting = true
      ask()
    }
    return prompting
  }
  const note = () => {
    seen = clock.now()
    if (seen - reportedAt < REPORT_EVERY_MS) return
    reportedAt = seen
    lastActive.write(seen)
  }
  const wait = () => {
    // Of no user nothing is asked, so that the two hours begin anew.
    const rest = INACTIVITY_MS - idleFor()
    clock.after(rest > 0 ? rest : INACTIVITY_MS, () => {
      isOver()
      wait()
    })
  }
  note()
  wait()
  return {
    active: () => {
      if (!isOver()) note()
    },
    goOn: () => {
      prompting = false
      reportedAt = 0
      note()
    },
    heard: () => {
      prompting = false
    },
  }
}
