import { ApiError } from '@gezhi/contract/client'
import { useRef } from 'react'
import { apiClient } from '../../../api/api-client.ts'

interface SentCode {
  readonly telephone: string
  readonly code: string
}

/**
 * Asks the server whether a code is the one that was sent, which does not use it up (B.demo.14). `onWrong` hears of one that is not,
 * unless another was asked about meanwhile. The same code is not asked about twice: wrong tries are counted.
 */
export function useCodeCheck(onWrong: (error: unknown) => void): (sent: SentCode) => Promise<void> {
  const last = useRef<{ sent: string; error: unknown } | null>(null)
  return async ({ telephone, code }) => {
    const sent = `${telephone} ${code}`
    if (last.current?.sent === sent) {
      if (last.current.error !== null) onWrong(last.current.error)
      return
    }
    const check = { sent, error: null as unknown }
    last.current = check
    try {
      await apiClient.accounts.checkTelephoneCode({ telephone, code, purpose: 'reservation' })
    } catch (error) {
      if (last.current !== check) return
      // What the server did not answer is asked again.
      if (error instanceof ApiError) check.error = error
      else last.current = null
      onWrong(error)
    }
  }
}
