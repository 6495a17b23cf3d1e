import {
  CAPABILITIES,
  describeError,
  fillText,
  getCapability,
  type CapabilityName,
  type Language,
  type LimitedRole,
  type MeteredCapability,
} from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { valuesInLanguage } from '../../http/error-envelope.ts'
import { forbiddenError, type Rights } from '../../http/rights.ts'
import type { Consumer } from '../../http/usage.ts'
import type { UsageLimits } from './usage-limits.ts'

/** The call that lists the caller's entitlements. */
export function entitlementHandlers(usage: Pick<UsageLimits, 'today'>): Pick<Handlers['accounts'], 'listEntitlements'> {
  return {
    async listEntitlements(_request, context) {
      const rights = await context.rights()
      const consumer: Consumer = { caller: context.caller, rights, address: context.address }
      const names = Object.keys(CAPABILITIES) as CapabilityName[]
      const list = names.map(async (name) => entitlementOf(name, consumer, usage, context.language))
      return { role: rights.role, list: await Promise.all(list) }
    },
  }
}

async function entitlementOf(name: CapabilityName, consumer: Consumer, usage: Pick<UsageLimits, 'today'>, language: Language) {
  const { label, counts } = getCapability(name)
  const grant = consumer.rights.grants[name]
  const row = { name, label: label[language], counts, roles: rolesOf(name, consumer.rights, language) }
  if (grant === 'unlimited') return { ...row, limit: null, used: null, refusal: null }
  const { error, values } = forbiddenError(consumer.rights, name)
  const used = isMetered(name) ? (await usage.today(consumer, name)).used : null
  return { ...row, limit: grant, used, refusal: describeError(error, language, valuesInLanguage(values, language)) }
}

/** What each role may do; for the caller's own role what their products grant. */
function rolesOf(name: CapabilityName, { role: own, grants }: Rights, language: Language) {
  const capability = getCapability(name)
  const of = (role: LimitedRole) => {
    const grant = role === own ? grants[name] : capability.grants[role]
    if (grant === 'unlimited') return { limit: null, text: '' }
    const isNumber = grant !== 0 && capability.counts !== 'access'
    return { limit: grant, text: isNumber ? fillText(capability.allowance[language], { limit: grant }) : '' }
  }
  return { guest: of('guest'), free: of('free'), member: of('member') }
}

function isMetered(name: CapabilityName): name is MeteredCapability {
  const { counts } = CAPABILITIES[name]
  return counts === 'usesPerDay' || counts === 'itemsPerDay'
}
