import type { InstitutionStore } from '../../accounts/institutions/institution-store.ts'
import type { Handlers } from '../../http/call-context.ts'
import { audit, operatorOf } from '../../http/operator-of.ts'

const DAY = 24 * 60 * 60_000

type InstitutionCalls = 'listInstitutions' | 'saveInstitution' | 'removeInstitution' | 'listInstitutionDays'

/** Calls of the console about institutions whose addresses give rights; `now` in ms. */
export function institutionHandlers(institutions: InstitutionStore, now: () => number): Pick<Handlers['operations'], InstitutionCalls> {
  return {
    async listInstitutions(_request, { address }) {
      const list = (await institutions.list()).map(({ createdAt: _, validUntil, ...institution }) => ({
        ...institution,
        validUntil: validUntil === null ? null : lastDay(validUntil),
        isValid: validUntil === null || validUntil.getTime() > now(),
      }))
      return { list, total: list.length, address }
    },
    async saveInstitution({ id = null, validUntil, ...facts }, context) {
      const by = operatorOf(context)
      const saved = await institutions.save(id, { ...facts, validUntil: validUntil === null ? null : endOfDay(validUntil) })
      audit(by, id === null ? 'institution added' : 'institution changed', { institution: saved, ranges: facts.ranges.length })
      return true
    },
    async removeInstitution({ id }, context) {
      const by = operatorOf(context)
      await institutions.remove(id)
      audit(by, 'institution removed', { institution: id })
      return true
    },
    listInstitutionDays: async ({ id, days }) => ({ list: [...(await institutions.days(id, days))] }),
  }
}

/** The moment after a day in China. */
function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00+08:00`) + DAY)
}

/** The last day before a moment, in China. */
function lastDay(end: Date): string {
  return new Date(end.getTime() - 1 + 8 * 60 * 60_000).toISOString().slice(0, 10)
}
