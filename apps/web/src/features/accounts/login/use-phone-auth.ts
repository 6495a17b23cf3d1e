import { useEffect, useEffectEvent } from 'react'
import { apiClient } from '../../../api/api-client.ts'

/** The carrier's word is asked for this often (D1 L116). */
const POLL_MS = 2000

/** Asks whether the carrier has confirmed a phone, until it has; asks nothing while `telephone` is null (G110). */
export function usePhoneAuth(telephone: string | null, onPassed: () => void): void {
  const passed = useEffectEvent(onPassed)
  useEffect(() => {
    if (telephone === null) return
    let asking = false
    let over = false
    const timer = setInterval(() => {
      if (asking) return
      asking = true
      void isConfirmed(telephone).then((confirmed) => {
        asking = false
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
  }, [telephone])
}

/** A look that fails on its way is repeated by the next. */
async function isConfirmed(telephone: string): Promise<boolean> {
  return apiClient.accounts.checkTelephoneAuth({ telephone }).catch(() => false)
}
