import type { apiClient } from '../../../api/api-client.ts'

/** An account as operators see it. */
export type ListedAccount = Awaited<ReturnType<typeof apiClient.operations.listAccounts>>['list'][number]
