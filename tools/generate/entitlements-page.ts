import { CALLS, CAPABILITIES, getCapability, fillText, type AnyCall, type CapabilityName, type Grant } from '@gezhi/contract'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

const COUNTS = {
  access: '',
  amount: 'at once',
  usesPerDay: 'per day',
  itemsPerDay: 'different records per day',
} as const

/** docs/entitlements.md: the permissions and limits of each role. */
export function renderEntitlementsPage(): string {
  const names = Object.keys(CAPABILITIES) as CapabilityName[]
  const calls = Object.values(CALLS).flatMap((domain) => Object.values(domain) as AnyCall[])
  const rows = names.map((name) => {
    const { label, source, grants, counts } = getCapability(name)
    const requiring = calls.filter(({ requires }) => requires === name).map(({ path }) => code(path))
    const [guest = '', free = '', member = ''] = [grants.guest, grants.free, grants.member].map((grant) => limitOf(name, grant))
    const byProduct = 'bySearchCount' in CAPABILITIES[name] ? ', or the product’s searchCount' : ''
    return [code(name), `${label.en} (${label.zh})`, guest, free, `${member}${byProduct}`, COUNTS[counts], requiring.join(', '), source]
  })
  return `${[
    '# Entitlements',
    generatedFrom('packages/contract/src/capabilities.ts'),
    'Entitlements and limits by type of user. Daily limits are reset at midnight, China time. ' +
      `All guests at one address together may view ${CAPABILITIES.viewPatents.guestsPerAddress} patents per day. ` +
      'Administrators have no limits; with `GEZHI_ACCESS=open` nobody has. ' +
      'A member is a user with an active product; a product may grant more (`user_products.grants`, and its `search_count` where noted), and the highest value of several products applies. *source* names the [requirement](requirements/README.md) or decision.',
    markdownTable(['capability', 'description', 'guest', 'free user', 'member', 'counted', 'required by', 'source'], rows),
    '[errors.md](errors.md) lists the errors returned beyond a limit. `/api/user/user/listEntitlements` returns the caller’s limits, today’s usage and the message of each error.',
  ].join('\n\n')}\n`
}

function limitOf(name: CapabilityName, grant: Grant): string {
  if (grant === 0) return 'no'
  const capability = getCapability(name)
  if (grant === 'unlimited') return capability.counts === 'access' ? 'yes' : 'unlimited'
  if (capability.counts === 'access') return 'yes'
  return fillText(capability.allowance.en, { limit: grant })
}
