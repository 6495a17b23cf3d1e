import type { apiClient } from '../../../../api/api-client.ts'

/** A version of a product. */
export type PriceVersion = Awaited<ReturnType<typeof apiClient.payment.listPriceVersions>>['list'][number]
