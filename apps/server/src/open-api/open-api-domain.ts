import { CALLS, MAX_USAGE_DAYS } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import { defineDomain } from '../platform/domain.ts'
import { apiMeter, type ApiMeter } from './api-meter.ts'
import { installationKey } from '../accounts/totp/installation-key.ts'
import { programIdentifier, type IdentifyProgram } from './identify-program.ts'
import { apiKeyStore } from './key-store.ts'
import { countRequests } from '../http/request-counts.ts'
import { signedCursors } from './v1/cursor.ts'
import { mountOperations } from './v1/mount-operations.ts'
import { operationHandlers } from './v1/operation-handlers.ts'
import { openApiHandlers } from './open-api-handlers.ts'
import { OPEN_API_PERSONAL_DATA } from './personal-data.ts'
import { programUses, type ProgramUses } from './program-uses.ts'
import { deliveryUserTasks } from './webhooks/user-tasks.ts'
import { openWebhooks } from './webhooks/open-webhooks.ts'

/** Services for whatever programs call with the keys of users. */
export interface OpenApiServices {
  readonly identifyProgram: IdentifyProgram
  readonly meter: ApiMeter
  readonly uses: ProgramUses
  /** Sends all deliveries of webhooks that are due, for tests. */
  sendDueDeliveries(): Promise<void>
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    'open-api': OpenApiServices
  }
}

const DAY = 24 * 3_600_000

/** Programs as users: their keys, what they may use, the webhooks that inform them, and the operations of the open API. */
export const openApiDomain = defineDomain({
  name: 'open-api',
  calls: CALLS.openApi,
  personalData: OPEN_API_PERSONAL_DATA,
  open(platform) {
    const { database, files, folder, settings, version, now, service } = platform
    const { usage, users, rightsOf, publicUrl } = service('accounts')
    const { packs } = service('payment')
    const keys = apiKeyStore(database, now)
    const uses = programUses(database, now)
    const meter = apiMeter(packs, usage, now)
    const identifyProgram = programIdentifier(keys, users)
    const webhooks = openWebhooks(platform)
    const cursors = signedCursors(installationKey(settings.GEZHI_SECRET_KEY, folder.secretKey))
    return {
      handlers: () => openApiHandlers({ keys, uses, packs, usage, webhooks: webhooks.parts, now }),
      jobs: [
        { queue: 'purge-api-uses', cron: '17 4 * * *', run: () => uses.purge(shanghaiDay(now() - MAX_USAGE_DAYS * DAY)) },
        { queue: 'purge-webhook-deliveries', cron: '27 4 * * *', run: webhooks.purge },
      ],
      userTasks: [deliveryUserTasks(webhooks.parts)],
      recordWork: [{ name: 'webhooks', run: (_serving, signal) => webhooks.send(signal) }],
      mountOperations: (app, { handlers, serving, checkAnswers }) =>
        mountOperations(app, {
          handlers: operationHandlers({ handlers, serving, files, publicUrl, projects: service('projects'), cursors, now }),
          identifyProgram,
          meter,
          uses,
          rightsOf,
          version,
          checkAnswers,
          counts: countRequests(database, now),
        }),
      services: { identifyProgram, meter, uses, sendDueDeliveries: webhooks.sendDue },
    }
  },
})
