import type { apiClient } from '../../../../api/api-client.ts'

/** A product that an operator granted. */
export type ListedGrant = Awaited<ReturnType<typeof apiClient.payment.listGrants>>['list'][number]
