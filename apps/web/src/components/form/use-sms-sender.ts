import { ApiError, type SmsPurpose } from '@gezhi/contract/client'
import { useEffect, useState } from 'react'
import { apiClient } from '../../api/api-client.ts'
import { readStored, writeStored } from '../../storage/browser-storage.ts'

/** Minimum time between two codes for a phone (D1 L240). */
const WAIT_MS = 60_000
/** When the next code may be sent, in ms: stored, so that a reload does not end the wait. */
const KEY = 'smsNextTime'
/** Purpose of the last code. */
const PURPOSE_KEY = 'smsLastPurpose'

export interface SmsSender {
  /** Seconds until another code may be sent; 0 when it may. */
  readonly seconds: number
  /** The last code sent from this browser was for the same purpose. */
  readonly sentBefore: boolean
  readonly busy: boolean
  /** Sends a code; rejects with the error of the call. */
  readonly send: (phone: string) => Promise<void>
}

/**
 * Sends codes for a purpose to a phone, one a minute, with a countdown; `other`: to another phone than the last one, without its waiting
 * time.
 */
export function useSmsSender(purpose: SmsPurpose, other = false): SmsSender {
  const [until, setUntil] = useState(() => (other ? 0 : Number(readStored(KEY))))
  const [now, setNow] = useState(Date.now)
  const [sentBefore, setSentBefore] = useState(() => readStored(PURPOSE_KEY) === purpose)
  const [busy, setBusy] = useState(false)
  // A clock that was set back does not extend the wait.
  const left = Math.min(WAIT_MS, until - now)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setNow(Date.now()), left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [left])
  const wait = () => {
    const next = Date.now() + WAIT_MS
    writeStored(KEY, String(next))
    setNow(Date.now())
    setUntil(next)
  }
  return {
    seconds: Math.max(0, Math.ceil(left / 1000)),
    sentBefore,
    busy,
    send: async (phone) => {
      setBusy(true)
      try {
        await apiClient.accounts.sendCode({ telephone: phone, purpose })
        wait()
        writeStored(PURPOSE_KEY, purpose)
        setSentBefore(true)
      } catch (error) {
        // The server also counts: one was sent within the last minute.
        if (error instanceof ApiError && error.code === 429) wait()
        throw error
      } finally {
        setBusy(false)
      }
    },
  }
}
