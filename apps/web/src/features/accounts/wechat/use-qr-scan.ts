import { ApiError } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'

/** Whether a QR was scanned is asked this often (D1 L117). */
const POLL_MS = 2500

interface QrScanOptions<Result> {
  /** What it is for: each purpose has a QR of its own. */
  readonly purpose: 'login' | 'binding'
  /** Polls while this holds. */
  readonly active: boolean
  /** Asks once; rejects with `QR_WAITING` until the QR is scanned, with `QR_EXPIRED` when it is too late. */
  readonly poll: (uuid: string) => Promise<Result>
  /** The QR was scanned. */
  readonly onScanned: (result: Result) => void
  /** The server refused what came of the scan; without it the QR has ended then. */
  readonly onRejected?: (error: unknown) => void
}

/** A QR that WeChat scans: its id, how it is shown, why there is none, how it ended (`error` null: it expired), and another one. */
export function useQrScan<Result>({ purpose, active, poll, onScanned, onRejected }: QrScanOptions<Result>) {
  const { data, error, refetch } = useQuery({
    queryKey: ['accounts', 'weChatQr', purpose],
    queryFn: async () => {
      const uuid = await apiClient.accounts.beginQrLogin({})
      return { uuid, qr: await apiClient.accounts.getLoginQr({ uuid }) }
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  const [last, setLast] = useState<{ readonly uuid: string; readonly error: unknown } | null>(null)
  const uuid = data?.uuid ?? null
  const ended = uuid !== null && last?.uuid === uuid ? last : null
  const pollOnce = useEffectEvent(poll)
  const scanned = useEffectEvent(onScanned)
  const end = useEffectEvent((endedUuid: string, reason: ApiError) => {
    if (reason.error === 'QR_EXPIRED') setLast({ uuid: endedUuid, error: null })
    else if (onRejected) onRejected(reason)
    else setLast({ uuid: endedUuid, error: reason })
  })
  const polls = active && ended === null ? uuid : null
  useEffect(() => {
    if (polls === null) return
    let confirming = false
    const timer = setInterval(() => {
      if (confirming) return
      confirming = true
      pollOnce(polls)
        .then(scanned, (reason: unknown) => {
          if (reason instanceof ApiError && !ASKED_AGAIN.has(reason.error ?? '')) end(polls, reason)
        })
        .finally(() => {
          confirming = false
        })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [polls])
  return { uuid, qr: data?.qr ?? null, error, ended, refresh: () => void refetch() }
}

/** What went wrong on the way is asked again by the next poll, as is a QR that nobody has scanned yet. */
const ASKED_AGAIN = new Set(['QR_WAITING', 'UNREADABLE'])
