import { CAPABILITIES, fillText, getCapability, type CapabilityName, type Grant, type Language, type ProductRights } from '@gezhi/contract'
import { grantsOfProduct } from '../../accounts/products/product-grants.ts'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { PackStore } from '../packs/pack-store.ts'
import type { Catalogue } from './catalogue.ts'
import type { StoredProduct } from './products-table.ts'
import { shownProduct } from './shown-product.ts'

type ProductHandlers = Pick<Handlers['payment'], 'listProducts' | 'showProducts' | 'listProductRights' | 'listRightTexts' | 'findAiPackage'>

/** Calls about what is sold. */
export function productHandlers(products: Catalogue, packs: Pick<PackStore, 'list'>): ProductHandlers {
  return {
    async listProducts(request, { language }) {
      const list = await products.list()
      return list
        .filter(({ type }) => request?.productType === undefined || type === request.productType)
        .map((product) => shownProduct(product, language))
    },
    async showProducts(request, { language }) {
      if (request?.productId !== undefined) {
        const sale = await products.find(request.productId)
        if (!('product' in sale)) throw new CallError(sale.error === 'PROMOTION_OVER' ? 'PROMOTION_OVER' : 'PRODUCT_NOT_FOUND')
        return [shownProduct(sale.product, language)]
      }
      const promotion = await products.promotion()
      const memberships = (await products.list()).filter(({ type }) => type === 'VIP')
      return [...(promotion === null ? [] : [promotion]), ...memberships].map((product) => shownProduct(product, language))
    },
    async listProductRights(request, { language }) {
      const list = (await products.list()).filter(
        ({ type, productId }) => type === 'VIP' && (request?.productId === undefined || productId === request.productId),
      )
      return rightsOf(list, language)
    },
    async listRightTexts(_request, { language }) {
      return NAMES.map((name) => ({ title: CAPABILITIES[name].label[language], content: grantText(name, 'member', language) }))
    },
    async findAiPackage(_request, { caller: { userId } }) {
      const rows = (await packs.list(userId)).filter(({ type }) => type === 'AI')
      const end = rows.reduce((latest, { endTime }) => Math.max(latest, endTime.getTime()), 0)
      return {
        total: rows.reduce((sum, { total }) => sum + total, 0),
        used: rows.reduce((sum, { used }) => sum + used, 0),
        endTime: end === 0 ? null : shanghaiTime(new Date(end)),
      }
    },
  }
}

const NAMES = Object.keys(CAPABILITIES) as CapabilityName[]

function rightsOf(list: readonly StoredProduct[], language: Language): ProductRights[] {
  return NAMES.map((name) => ({
    functionName: CAPABILITIES[name].label[language],
    list: list.map((product) => ({
      productId: product.productId,
      text: grantText(name, grantsOfProduct(product)[name] ?? 'member', language),
    })),
  }))
}

const YES = { zh: '可用', en: 'included' } as const
const UNLIMITED = { zh: '不限', en: 'unlimited' } as const

/** A grant in words; `member` for the default of members. */
function grantText(name: CapabilityName, given: Grant | 'member', language: Language): string {
  const capability = getCapability(name)
  const grant = given === 'member' ? capability.grants.member : given
  if (capability.counts === 'access') return YES[language]
  return grant === 'unlimited' ? UNLIMITED[language] : fillText(capability.allowance[language], { limit: grant })
}
