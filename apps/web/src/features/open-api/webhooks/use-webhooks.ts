import type { DeliveryState } from '@gezhi/contract/client'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'

/** Deliveries on a page. */
export const PAGE_SIZE = 20
/** ms between requests while a delivery is about to be attempted. */
const WHILE_WAITING = 2000

/** The user's webhooks. */
export function useWebhooks() {
  return useQuery({ ...callQuery(useLanguage(), 'openApi', 'listWebhooks', {}), staleTime: 0 })
}

/** A page of deliveries, from 1, newest first; repeated while one of them waits. */
export function useDeliveries(id: string, state: DeliveryState | undefined, pageNo: number) {
  return useQuery({
    ...callQuery(useLanguage(), 'openApi', 'listWebhookDeliveries', { id, pageNo, pageSize: PAGE_SIZE, ...(state && { state }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.list.some((one) => one.state === 'waiting') ? WHILE_WAITING : false),
  })
}

/** Reloads webhooks and deliveries after a change. */
export function useInvalidateWebhooks(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: ['openApi', 'listWebhooks'] })
    await queries.invalidateQueries({ queryKey: ['openApi', 'listWebhookDeliveries'] })
  }
}
