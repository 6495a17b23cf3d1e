import type { GrantState } from '@gezhi/contract'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Handlers } from '../../http/call-context.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { SaleParts } from '../console/sale-actions.ts'
import { periodsOfSources } from '../orders/periods-of-sources.ts'
import { handSourceOf, type StoredGrant } from './hand-grants-table.ts'
import { grantByHand, revokeGrant } from './hand-grants.ts'
import { listGrants } from './list-grants.ts'

type GrantCalls = 'grantByHand' | 'listGrants' | 'revokeGrant'

/** Calls of the console about products granted by hand. */
export function grantHandlers(parts: SaleParts & { readonly nickOf: NickOf }): Pick<Handlers['payment'], GrantCalls> {
  const { database, bought, nickOf, now } = parts
  const stateOf = ({ state }: StoredGrant, end: Date | undefined): GrantState =>
    state === 'active' && end !== undefined && end.getTime() <= now() ? 'ended' : state
  return {
    async grantByHand({ id, key, reason, product: { productId, productName = '', days = 0, searchCount } }, context) {
      const product = productId === undefined ? { productName, days, searchCount } : { productId }
      return { endTime: shanghaiTime(await grantByHand(parts, { userId: id, key, product, reason }, operatorOf(context))) }
    },
    async listGrants({ text, state, ...page }) {
      const { list, total } = await listGrants(database, nickOf, { text, state }, page)
      const sources = list.map(({ grant }) => handSourceOf(grant.id))
      const periodOf = await periodsOfSources(database, bought, sources)
      const rows = list.map(({ grant, nick, operator, revoker }) => {
        const { id, userId, productName, grantedAt, grantedBy, reason, revokedAt, revokedBy, revokeReason } = grant
        const period = periodOf(handSourceOf(id))
        return {
          id,
          userId,
          nick,
          productName,
          grantTime: shanghaiTime(grantedAt),
          operator: grantedBy && operator,
          reason,
          state: stateOf(grant, period?.end),
          startTime: period && shanghaiTime(period.start),
          endTime: period && shanghaiTime(period.end),
          revokeTime: revokedAt && shanghaiTime(revokedAt),
          revoker: revokedBy && revoker,
          revokeReason,
        }
      })
      return { list: rows, total }
    },
    async revokeGrant(request, context) {
      await revokeGrant(parts, request, operatorOf(context))
      return true
    },
  }
}
