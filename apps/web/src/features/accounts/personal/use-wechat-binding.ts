import { ApiError } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'

/** Whether the QR was scanned is asked this often, as at a login (D1 L117). */
const POLL_MS = 2500

/** A QR that binds the account: its id, how it is shown, whether it is over, what went wrong, and another one. */
export function useWeChatBinding(onBound: () => void) {
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'weChatBinding'],
    queryFn: async () => {
      const uuid = await apiClient.accounts.getLoginId({})
      return { uuid, qr: await apiClient.accounts.getLoginQr({ uuid }) }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const [ended, setEnded] = useState<{ readonly uuid: string; readonly fault: unknown } | null>(null)
  const uuid = data?.uuid ?? null
  const over = uuid !== null && ended?.uuid === uuid
  const bound = useEffectEvent(onBound)
  useEffect(() => {
    if (uuid === null || over) return
    let asking = false
    const timer = setInterval(() => {
      if (asking) return
      asking = true
      void bind(uuid).then((answer) => {
        asking = false
        if (answer === 'bound') bound()
        else if (answer !== 'waiting') setEnded({ uuid, fault: answer.fault })
      })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [uuid, over])
  return {
    uuid,
    qr: data?.qr ?? null,
    over,
    fault: error ?? (over ? (ended?.fault ?? null) : null),
    refresh: () => void refetch(),
  }
}

/** Asks once. What went wrong on the way is asked again by the next poll. */
async function bind(uuid: string): Promise<'bound' | 'waiting' | { readonly fault: unknown }> {
  try {
    await apiClient.accounts.bindWeiXin({ uuid })
    return 'bound'
  } catch (error) {
    if (!(error instanceof ApiError) || error.error === 'QR_WAITING') return 'waiting'
    return { fault: error.error === 'QR_EXPIRED' ? null : error }
  }
}
