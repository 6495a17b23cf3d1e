import { ApiError } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'

/** Interval for polling whether a QR code was scanned (D1 L117). */
const POLL_MS = 2500

interface QrScanOptions<Result> {
  /** Purpose: each has its own QR codes. */
  readonly purpose: 'login' | 'binding'
  /** Polls while true. */
  readonly active: boolean
  /** Polls once; rejects with `QR_WAITING` until the QR code is scanned, with `QR_EXPIRED` afterwards. */
  readonly poll: (uuid: string) => Promise<Result>
  /** The QR was scanned. */
  readonly onScanned: (result: Result) => void
  /** The server rejected the scan; without this callback the QR code becomes invalid. */
  readonly onRejected?: (error: unknown) => void
}

/**
 * A QR code to scan with WeChat: its id, its display, why there is none, how it ended (`error` null: it expired), and a function to
 * replace it.
 */
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

/** After these errors polling continues, including a QR code that has not been scanned yet. */
const ASKED_AGAIN = new Set(['QR_WAITING', 'UNREADABLE'])
