import { CALLS, MAX_USAGE_DAYS } from '@gezhi/contract'
import { shanghaiDay } from '@gezhi/records'
import { defineDomain } from '../platform/domain.ts'
import { apiMeter, type ApiMeter } from './api-meter.ts'
import { programIdentifier, type IdentifyProgram } from './identify-program.ts'
import { apiKeyStore } from './key-store.ts'
import { openApiHandlers } from './open-api-handlers.ts'
import { OPEN_API_PERSONAL_DATA } from './personal-data.ts'
import { programUses, type ProgramUses } from './program-uses.ts'

/** Services for whatever programs call with the keys of users. */
export interface OpenApiServices {
  readonly identifyProgram: IdentifyProgram
  readonly meter: ApiMeter
  readonly counts: ProgramUses
}

declare module '../platform/domain.ts' {
  interface DomainServices {
    'open-api': OpenApiServices
  }
}

const DAY = 24 * 3_600_000

/** Programs as users: their keys, what they may use, and the operations of the open API. */
export const openApiDomain = defineDomain({
  name: 'open-api',
  calls: CALLS.openApi,
  personalData: OPEN_API_PERSONAL_DATA,
  open({ database, now, service }) {
    const { usage, users } = service('accounts')
    const { packs } = service('payment')
    const keys = apiKeyStore(database, now)
    const counts = programUses(database, now)
    const meter = apiMeter(packs, usage, now)
    return {
      handlers: () => openApiHandlers({ keys, counts, packs, usage, now }),
      jobs: [{ queue: 'purge-api-uses', cron: '17 4 * * *', run: () => counts.purge(shanghaiDay(now() - MAX_USAGE_DAYS * DAY)) }],
      services: { identifyProgram: programIdentifier(keys, users), meter, counts },
    }
  },
})
