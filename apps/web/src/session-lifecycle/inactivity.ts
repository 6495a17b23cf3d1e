import type { Clock } from '../session/clock.ts'

/** Two hours without mouse, key, click or scroll (B.session.12). */
export const INACTIVITY_MS = 7_200_000

/** Events that count as activity (B.session.13). */
export const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll'] as const

/** Minimum interval between activity reports to other tabs of this browser. */
const REPORT_EVERY_MS = 5000

export interface InactivityOptions {
  readonly clock: Clock
  /** Time of the last activity in any tab of this browser. */
  readonly lastActive: { read(): number; write(time: number): void }
  /** Whether anybody is signed in; otherwise there is no prompt. */
  signedIn(): boolean
  /** Shows the question. */
  prompt(): void
}

export interface Inactivity {
  /** Reports activity. While the question is shown only its answer counts. */
  active(): void
  /** The user chose to stay logged in. */
  resume(): void
  /** Another tab reported activity: the question is closed here. */
  activeElsewhere(): void
}

/**
 * Prompts once after two hours without activity in any tab. Uses the elapsed time, not only a timer: after a sleep of the machine it prompts on
 * the first movement, which does not count as activity.
 */
export function watchInactivity({ clock, lastActive, signedIn, prompt }: InactivityOptions): Inactivity {
  let seen = clock.now()
  let reportedAt = 0
  let prompting = false
  const idleFor = () => clock.now() - Math.max(seen, lastActive.read())
  const isOver = () => {
    if (!prompting && signedIn() && idleFor() >= INACTIVITY_MS) {
      prompting = true
      prompt()
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
    // Without a user there is no prompt, and the two hours start again.
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
    resume: () => {
      prompting = false
      reportedAt = 0
      note()
    },
    activeElsewhere: () => {
      prompting = false
    },
  }
}
