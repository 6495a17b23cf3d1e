import { MAX_API_KEYS, type ApiKey, type Calls } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import type { UsageLimits } from '../accounts/rights/usage-limits.ts'
import { CallError } from '../http/call-error.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import type { PackStore } from '../payment/packs/pack-store.ts'
import type { TableHandlers } from '../platform/domain.ts'
import { isExpired, type ApiKeyStore, type StoredApiKey } from './key-store.ts'
import type { ProgramUses } from './program-uses.ts'
import { webhookHandlers, type WebhookParts } from './webhooks/webhook-handlers.ts'

/** Services used by the calls about keys, uses and webhooks; `now` in ms. */
export interface OpenApiParts {
  readonly webhooks: WebhookParts
  readonly keys: ApiKeyStore
  readonly uses: ProgramUses
  readonly packs: Pick<PackStore, 'list'>
  readonly usage: Pick<UsageLimits, 'today'>
  readonly now: () => number
}

const DAY = 24 * 3_600_000

/** Calls of the domain open-api. */
export function openApiHandlers({ keys, uses, packs, usage, webhooks, now }: OpenApiParts): TableHandlers<Calls['openApi']> {
  return {
    ...webhookHandlers(webhooks),
    async listApiKeys(_request, { caller: { userId } }) {
      return (await keys.list(userId)).map((key) => shownKey(key, now()))
    },
    async createApiKey({ days, ...key }, { caller: { userId } }) {
      const expiresAt = days == null ? null : new Date(now() + days * DAY)
      const added = await keys.add(userId, { ...key, expiresAt }, MAX_API_KEYS)
      if (added === null) throw new CallError('API_KEYS_FULL', { limit: MAX_API_KEYS })
      return { secret: added.secret, key: shownKey(added.key, now()) }
    },
    async revokeApiKey({ id }, { caller: { userId } }) {
      if (!(await keys.revoke(userId, id))) throw new CallError('API_KEY_NOT_FOUND')
      return true
    },
    async getApiUsage({ days }, { caller: { userId } }) {
      const [from, to] = [shanghaiDay(now() - (days - 1) * DAY), shanghaiDay(now())]
      return { from, to, list: [...(await uses.list(userId, from, to))] }
    },
    async getApiEquity(_request, { caller, address, rights }) {
      const running = (await packs.list(caller.userId)).filter(({ type }) => type === 'API')
      const free = await usage.today({ caller, address, rights: await rights() }, 'callOpenApi')
      return {
        packs: running.map(({ productName, total, used, startTime, endTime }) => ({
          productName,
          total,
          used,
          startTime: shanghaiTime(startTime),
          endTime: shanghaiTime(endTime),
        })),
        free,
      }
    },
  }
}

function shownKey(key: StoredApiKey, time: number): ApiKey {
  const { id, name, prefix, scopes, addresses, createdAt, expiresAt, lastUsedAt, lastAddress } = key
  return {
    id,
    name,
    prefix,
    scopes,
    addresses,
    createTime: shanghaiTime(createdAt),
    endTime: expiresAt === null ? null : shanghaiTime(expiresAt),
    isExpired: isExpired(key, time),
    lastUseTime: lastUsedAt === null ? null : shanghaiTime(lastUsedAt),
    lastAddress,
  }
}
