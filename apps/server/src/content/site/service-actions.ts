import type { SaleService, SaleServiceDraft, SaleServiceStore } from '../sale-service-store.ts'
import { CallError } from '../../http/call-error.ts'
import { audit, type Operator } from '../../http/operator-of.ts'

/** The service with this id. Throws SERVICE_NOT_FOUND. */
export async function findSaleService(services: Pick<SaleServiceStore, 'all'>, id: number): Promise<SaleService> {
  const found = (await services.all()).find((one) => one.id === id)
  if (found === undefined) throw new CallError('SERVICE_NOT_FOUND')
  return found
}

/** Adds a service below a kind; returns its id. Throws SERVICE_NOT_FOUND if there is no such kind. */
export async function addSaleService(services: SaleServiceStore, parentId: number, draft: SaleServiceDraft, by: Operator): Promise<number> {
  const id = await services.add(parentId, draft)
  if (id === null) throw new CallError('SERVICE_NOT_FOUND')
  audit(by, 'service add', { service: id })
  return id
}

/** Replaces the texts of a service. Throws SERVICE_NOT_FOUND, SERVICE_CHANGED if it is no longer at `version`. */
export async function saveSaleService(
  services: SaleServiceStore,
  { id, version, ...draft }: SaleServiceDraft & { readonly id: number; readonly version: string },
  by: Operator,
): Promise<void> {
  await findSaleService(services, id)
  const seen = /^\d{1,9}$/.test(version) ? Number(version) : 0
  if (!(await services.save(id, seen, draft))) throw new CallError('SERVICE_CHANGED')
  audit(by, 'service save', { service: id })
}

/** Removes a service. Throws SERVICE_NOT_FOUND, and SERVICE_IS_KIND for one of the three pages. */
export async function removeSaleService(services: SaleServiceStore, id: number, by: Operator): Promise<void> {
  if ((await findSaleService(services, id)).parentId === null) throw new CallError('SERVICE_IS_KIND')
  await services.remove(id)
  audit(by, 'service remove', { service: id })
}
