import { and, desc, eq, ilike } from 'drizzle-orm'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Database } from '../../database/connect-database.ts'
import { likeOf } from '../../database/like-of.ts'
import { handGrants, type StoredGrant } from './hand-grants-table.ts'

/** Grants with the names of their accounts and operators, newest first; `text` is part of the name of an account. */
export async function listGrants(
  database: Database,
  nickOf: NickOf,
  { text, state }: { readonly text: string; readonly state: StoredGrant['state'] | undefined },
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const { userId, grantedBy, revokedBy, grantedAt, id } = handGrants
  const condition = and(
    state === undefined ? undefined : eq(handGrants.state, state),
    text === '' ? undefined : ilike(nickOf(userId), likeOf(text)),
  )
  const list = await database
    .select({ grant: handGrants, nick: nickOf(userId), operator: nickOf(grantedBy), revoker: nickOf(revokedBy) })
    .from(handGrants)
    .where(condition)
    .orderBy(desc(grantedAt), desc(id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { list, total: await database.$count(handGrants, condition) }
}
