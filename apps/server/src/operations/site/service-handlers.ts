import type { SaleServiceStore } from '../../content/sale-service-store.ts'
import type { ServiceText } from '../../content/sale-service-text.ts'
import type { Handlers } from '../../http/call-context.ts'
import { operatorOf } from '../../http/operator-of.ts'
import { addSaleService, removeSaleService, saveSaleService } from '../../content/site/service-actions.ts'

type ServiceCalls = 'listSaleServices' | 'addSaleService' | 'saveSaleService' | 'removeSaleService'

/** Calls of the console about the texts of the service pages. */
export function serviceHandlers(services: SaleServiceStore): Pick<Handlers['operations'], ServiceCalls> {
  return {
    async listSaleServices() {
      return (await services.all()).map(({ version, zh, en, ...facts }) => ({
        ...facts,
        version: String(version),
        zh: written(zh),
        en: written(en),
      }))
    },
    addSaleService: async ({ parentId, ...draft }, context) => ({
      id: await addSaleService(services, parentId, draft, operatorOf(context)),
    }),
    async saveSaleService(draft, context) {
      await saveSaleService(services, draft, operatorOf(context))
      return true
    },
    async removeSaleService({ id }, context) {
      await removeSaleService(services, id, operatorOf(context))
      return true
    },
  }
}

function written({ name, summary, sections }: ServiceText) {
  return { name, summary, sections: sections.map(({ title, lines }) => ({ title, lines: [...lines] })) }
}
