import type { Handlers } from '../../http/call-context.ts'
import type { Settings } from '../../settings/settings.ts'
import { institutionAccess, type RightsParts } from '../rights/rights-of-caller.ts'

/** The call that names the institution of the caller. */
export function institutionAccessHandlers(
  parts: RightsParts,
  access: Settings['GEZHI_ACCESS'],
): Pick<Handlers['accounts'], 'getInstitutionAccess'> {
  return {
    async getInstitutionAccess(_request, { caller, address }) {
      const found = await institutionAccess(caller, access, parts, address)
      if (found === null) return null
      const { nameZh: zh, nameEn: en, seats } = found.institution
      return { zh, en, state: found.state, seats }
    },
  }
}
