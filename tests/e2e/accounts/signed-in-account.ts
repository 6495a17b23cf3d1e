import { createHash, randomBytes, randomInt } from 'node:crypto'
import { inDatabase } from './server-database.ts'

export interface TestAccount {
  readonly userId: string
  readonly nick: string
  readonly telephone: string
}

/** An account with the token of its session. */
export interface SignedInAccount extends TestAccount {
  readonly token: string
}

/** An account with a living session, as a login leaves it in the database. */
export async function aSignedInAccount(): Promise<SignedInAccount> {
  const telephone = `135${String(randomInt(1e8)).padStart(8, '0')}`
  const nick = `s${telephone}`
  const [user] = await inDatabase<{ id: string }>('INSERT INTO users (nick, telephone, created_at) VALUES ($1, $2, now()) RETURNING id', [
    nick,
    telephone,
  ])
  const token = `s${randomBytes(32).toString('base64url')}`
  await inDatabase(`INSERT INTO sessions (token_hash, user_id, state, started_at, seen_at) VALUES ($1, $2, 'active', now(), now())`, [
    createHash('sha256').update(token).digest(),
    user!.id,
  ])
  return { userId: user!.id, nick, telephone, token }
}

/** What a login leaves in local storage; the user was asked for the profile already. */
export function storedFor(account: SignedInAccount): Record<string, string> {
  const user = {
    nick: account.nick,
    avatar: null,
    telephone: `${account.telephone.slice(0, 3)}****${account.telephone.slice(-4)}`,
    loginCount: 1,
    guideStatus: 1,
  }
  return { token: account.token, user: JSON.stringify(user), userProduct: '[]', hasLoggedInBefore: 'true', completionAsked: 'true' }
}
