const REASONS = ['995', '996', '997', '998', '999'] as const

/** Why the user was sent to the login, as a code of the session. */
export type Reason = (typeof REASONS)[number]

/** Reads a reason from an address or an answer; null for anything else (G24: another `code` on /login is a third party's). */
export function readReason(text: unknown): Reason | null {
  return REASONS.find((reason) => reason === text) ?? null
}
