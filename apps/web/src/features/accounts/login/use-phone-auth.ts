import { useEffect, useEffectEvent } from 'react'
import { apiClient } from '../../../api/api-client.ts'

/** Interval for polling the carrier's verification (D1 L116). */
const POLL_MS = 2000

/** Polls whether the carrier has confirmed a phone, until it has; does nothing while `phone` is null (G110). */
export function usePhoneAuth(phone: string | null, onPassed: () => void): void {
  const passed = useEffectEvent(onPassed)
  useEffect(() => {
    if (phone === null) return
    let confirming = false
    let over = false
    const timer = setInterval(() => {
      if (confirming) return
      confirming = true
      void isConfirmed(phone).then((confirmed) => {
        confirming = false
        if (!confirmed || over) return
        over = true
        clearInterval(timer)
        passed()
      })
    }, POLL_MS)
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [phone])
}

/** A failed poll is repeated by the next. */
async function isConfirmed(phone: string): Promise<boolean> {
  return apiClient.accounts.checkPhoneAuth({ telephone: phone }).catch(() => false)
}
