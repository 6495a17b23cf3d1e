import { ApiError, type LoginAnswer } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { browserName } from '../browser-name.ts'
import type { WeChatIdentity } from '../login/step-after.ts'
import type { Login } from '../login/use-login.ts'

/** The result of a QR login is asked for this often (D1 L117). */
const POLL_MS = 2500

/** What a poll brings: nothing yet, an end, or what the login may go on with. */
type Polled = 'waiting' | 'over' | (() => Promise<LoginAnswer | WeChatIdentity>)

/** A login by a QR that WeChat scans: the QR, whether it is over, and another one. Polls while `login` stands at its form. */
export function useQrLogin(login: Login) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['accounts', 'weChatQr'],
    queryFn: async () => {
      const uuid = await apiClient.accounts.getLoginId({})
      return { uuid, qr: await apiClient.accounts.getLoginQr({ uuid }) }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const [overId, setOverId] = useState<string | null>(null)
  const uuid = data?.uuid ?? null
  const goOn = useEffectEvent(async (attempt: () => Promise<LoginAnswer | WeChatIdentity>) => {
    const went = await login.run(attempt, { by: 'weChat' })
    // A QR is good for one login, whatever came of it.
    if (!went) void refetch()
  })
  const polls = uuid !== null && uuid !== overId && login.step.kind === 'form' && !login.busy
  useEffect(() => {
    if (!polls) return
    let asking = false
    const timer = setInterval(() => {
      if (asking) return
      asking = true
      void poll(uuid).then((polled) => {
        asking = false
        if (polled === 'over') setOverId(uuid)
        else if (polled !== 'waiting') void goOn(polled)
      })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [polls, uuid])
  return { qr: data?.qr ?? null, failed: isError, over: uuid !== null && uuid === overId, refresh: () => void refetch() }
}

async function poll(uuid: string): Promise<Polled> {
  try {
    const answer = await apiClient.accounts.getUserLoginInfoByUuid({ uuid, browserName: browserName(navigator.userAgent) })
    return async () => answer
  } catch (error) {
    // Whatever went wrong on the way is asked again by the next poll.
    if (!(error instanceof ApiError) || error.error === 'QR_WAITING' || error.error === 'UNREADABLE') return 'waiting'
    if (error.error === 'QR_EXPIRED') return 'over'
    return async () => {
      throw error
    }
  }
}
