import type { Language } from '@gezhi/contract'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import type { SaleService, SaleServiceStore } from './sale-service-store.ts'

type SaleServiceCalls = 'getSaleServiceTree' | 'getSaleService' | 'listRecommendedSaleServices'

/** Calls of the service pages. */
export function saleServiceHandlers(services: SaleServiceStore): Pick<Handlers['content'], SaleServiceCalls> {
  return {
    async getSaleServiceTree(_request, { language }) {
      const all = await services.all()
      const named = (service: SaleService) => ({ id: service.id, name: service[language].name })
      const below = (id: number) => all.filter(({ parentId }) => parentId === id).map(named)
      return all.filter(({ parentId }) => parentId === null).map((kind) => ({ ...named(kind), children: below(kind.id) }))
    },
    async getSaleService({ id }, { language }) {
      const all = await services.all()
      const service = all.find((one) => one.id === id)
      if (service === undefined) throw new CallError('SERVICE_NOT_FOUND')
      const children = all.filter(({ parentId }) => parentId === id).map((one) => shown(one, language))
      const sections = service[language].sections.map(({ title, lines }) => ({ title, lines: [...lines] }))
      return { ...shown(service, language), sections, children }
    },
    async listRecommendedSaleServices(_request, { language }) {
      return (await services.all()).filter(({ recommended }) => recommended).map((one) => shown(one, language))
    },
  }
}

function shown(service: SaleService, language: Language) {
  const { name, summary } = service[language]
  return { id: service.id, name, summary, parentId: service.parentId }
}
