/** The user signed in in this browser, from the response to the login. */
export interface SessionUser {
  readonly nick: string
  readonly avatar: string | null
  /** Masked. */
  readonly telephone: string
  readonly loginCount: number
  readonly guideStatus: number
}

/** Only the stored properties of a user (B.login.22). */
export function userOf({ nick, avatar, telephone, loginCount, guideStatus }: SessionUser): SessionUser {
  return { nick, avatar, telephone, loginCount, guideStatus }
}
