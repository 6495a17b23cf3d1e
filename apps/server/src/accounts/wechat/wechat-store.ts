import type { WeChatUser } from '@gezhi/gateways'
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { hashOf, newToken } from '../tokens.ts'
import { rethrowTaken } from '../users/taken-errors.ts'
import { wechatBindings, wechatLogins, wechatProofs } from './wechat-table.ts'

/** How long a QR code can be scanned, in ms. */
export const LOGIN_LIFETIME = 5 * 60_000
const PROOF_LIFETIME = 10 * 60_000
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** State of a QR login. */
export type QrState = 'waiting' | 'over' | WeChatUser

/** Started WeChat logins, recently proven identities, and the accounts bound to them. */
export interface WeChatStore {
  /** Starts a login by QR code, valid for 5 minutes, for the browser with this secret. */
  beginQr(browserSecret: string): Promise<string>
  /** Starts a login by redirect, valid for 10 minutes; `browserKey` binds it to the browser with this secret. */
  beginRedirect(browserKey?: string): Promise<string>
  /** Whether a QR login can still be scanned. */
  isWaiting(id: string): Promise<boolean>
  /** Records who scanned; false for an expired or already scanned QR code. */
  scanned(id: string, user: WeChatUser): Promise<boolean>
  /** Who scanned; returned once, to the browser that started the login: for any other it is over. */
  takeScan(id: string, browserSecret: string): Promise<QrState>
  /** Whether there is an unexpired login by redirect with this state. */
  isState(id: string): Promise<boolean>
  /** Consumes the state of a login by redirect; false if it was never issued, was used, or belongs to another `browserKey`. */
  takeState(id: string, browserKey?: string): Promise<boolean>
  /** A token of our own for an identity proven by WeChat, valid for 10 minutes. */
  prove(user: WeChatUser): Promise<string>
  /** The identity of a valid proof; null for a token of another openId or an expired one. */
  proofOf(openId: string, token: string): Promise<WeChatUser | null>
  /** The account an identity is bound to, also by the union id of another app. */
  accountOf(user: Pick<WeChatUser, 'openId' | 'unionId'>): Promise<string | null>
  /** Throws TELEPHONE_BOUND when the account, WECHAT_BOUND when the identity is bound already. */
  bind(userId: string, user: Pick<WeChatUser, 'openId' | 'unionId'>): Promise<void>
  /** An account that is not bound is not an error. */
  unbind(userId: string): Promise<void>
  purgeExpired(): Promise<void>
}

/** WeChat logins and bindings in PostgreSQL; `now` in ms. */
export function weChatStore(database: Database, now: () => number): WeChatStore {
  const living = (kind: 'qr' | 'redirect', id: string) =>
    and(eq(wechatLogins.id, id), eq(wechatLogins.kind, kind), gt(wechatLogins.expiresAt, new Date(now())))
  const isWaiting = async (id: string) => {
    if (!UUID.test(id)) return false
    const rows = await database.select({ id: wechatLogins.id }).from(wechatLogins).where(living('qr', id))
    return rows.length > 0
  }
  const begin = async (login: Pick<typeof wechatLogins.$inferInsert, 'kind' | 'browserKeyHash'>, lifetime: number) => {
    const expiresAt = new Date(now() + lifetime)
    const [row] = await database
      .insert(wechatLogins)
      .values({ ...login, expiresAt })
      .returning({ id: wechatLogins.id })
    return row!.id
  }
  return {
    beginQr: (browserSecret) => begin({ kind: 'qr', browserKeyHash: hashOf(browserSecret) }, LOGIN_LIFETIME),
    beginRedirect: (browserKey) =>
      begin({ kind: 'redirect', browserKeyHash: browserKey === undefined ? null : hashOf(browserKey) }, PROOF_LIFETIME),
    isWaiting,
    async scanned(id, { openId, unionId, nick, avatar }) {
      if (!UUID.test(id)) return false
      const { rowCount } = await database
        .update(wechatLogins)
        .set({ openId, unionId, nick, avatar })
        .where(and(living('qr', id), isNull(wechatLogins.openId)))
      return rowCount === 1
    },
    async takeScan(id, browserSecret) {
      if (!UUID.test(id)) return 'over'
      const own = and(living('qr', id), eq(wechatLogins.browserKeyHash, hashOf(browserSecret)))
      const [row] = await database
        .delete(wechatLogins)
        .where(and(own, isNotNull(wechatLogins.openId)))
        .returning()
      if (row !== undefined) return { openId: row.openId!, unionId: row.unionId, nick: row.nick ?? '', avatar: row.avatar }
      const waiting = await database.select({ id: wechatLogins.id }).from(wechatLogins).where(own)
      return waiting.length > 0 ? 'waiting' : 'over'
    },
    async isState(id) {
      if (!UUID.test(id)) return false
      const rows = await database.select({ id: wechatLogins.id }).from(wechatLogins).where(living('redirect', id))
      return rows.length > 0
    },
    async takeState(id, browserKey) {
      if (!UUID.test(id)) return false
      const { browserKeyHash } = wechatLogins
      const sameBrowser = browserKey === undefined ? isNull(browserKeyHash) : eq(browserKeyHash, hashOf(browserKey))
      const { rowCount } = await database.delete(wechatLogins).where(and(living('redirect', id), sameBrowser))
      return rowCount === 1
    },
    async prove({ openId, unionId, nick, avatar }) {
      const token = newToken()
      const expiresAt = new Date(now() + PROOF_LIFETIME)
      await database.insert(wechatProofs).values({ tokenHash: hashOf(token), openId, unionId, nick, avatar, expiresAt })
      return token
    },
    async proofOf(openId, token) {
      const [row] = await database
        .select()
        .from(wechatProofs)
        .where(and(eq(wechatProofs.openId, openId), gt(wechatProofs.expiresAt, new Date(now())), eq(wechatProofs.tokenHash, hashOf(token))))
        .limit(1)
      return row === undefined ? null : { openId, unionId: row.unionId, nick: row.nick, avatar: row.avatar }
    },
    async accountOf({ openId, unionId }) {
      const find = async (condition: ReturnType<typeof eq>) => {
        const [row] = await database.select({ userId: wechatBindings.userId }).from(wechatBindings).where(condition)
        return row?.userId ?? null
      }
      return (await find(eq(wechatBindings.openId, openId))) ?? (unionId === null ? null : find(eq(wechatBindings.unionId, unionId)))
    },
    async bind(userId, { openId, unionId }) {
      await database
        .insert(wechatBindings)
        .values({ openId, unionId, userId, createdAt: new Date(now()) })
        .catch(rethrowTaken)
    },
    async unbind(userId) {
      await database.delete(wechatBindings).where(eq(wechatBindings.userId, userId))
    },
    async purgeExpired() {
      const over = new Date(now())
      await database.delete(wechatLogins).where(lt(wechatLogins.expiresAt, over))
      await database.delete(wechatProofs).where(lt(wechatProofs.expiresAt, over))
    },
  }
}
