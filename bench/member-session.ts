import { userProducts } from '../apps/server/src/accounts/products/user-products-table.ts'
import { sessions } from '../apps/server/src/accounts/sessions/sessions-table.ts'
import { hashOf, newSessionToken } from '../apps/server/src/accounts/tokens.ts'
import { users } from '../apps/server/src/accounts/users/users-table.ts'
import type { Database } from '../apps/server/src/database/connect-database.ts'

const DAY = 86_400_000

/** POSTs JSON and returns the data of the answer; throws its message if it is an error. */
export type Post = (path: string, body: object) => Promise<unknown>

/** Posts to a server as the owner of a token. */
export function poster(address: string, token: string): Post {
  return async (path, body) => {
    const headers = { token, 'content-type': 'application/json' }
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown }
    if (code !== 200) throw new Error(`${path}: ${message}`)
    return data
  }
}

/** A new member with a session; returns the token. */
export async function signInMember(database: Database): Promise<string> {
  const [now, token] = [new Date(), newSessionToken()]
  const [user] = await database
    .insert(users)
    .values({ nick: 'bench', telephone: '13900000000', createdAt: now })
    .returning({ id: users.id })
  const userId = user!.id
  await database.insert(sessions).values({ userId, tokenHash: hashOf(token), state: 'active', startedAt: now, seenAt: now })
  const endTime = new Date(now.getTime() + DAY)
  await database.insert(userProducts).values({ userId, productName: '年卡', searchCount: 10_000, startTime: now, endTime })
  return token
}
