import { ApiError } from '@gezhi/contract/client'
import { useRef } from 'react'
import { apiClient } from '../../../api/api-client.ts'

interface SentCode {
  readonly telephone: string
  readonly code: string
}

/**
 * Verifies a code on the server without consuming it (B.demo.14). `onWrong` is called for a wrong one, unless another was checked
 * meanwhile. The same code is not checked twice: wrong attempts are counted.
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
      await apiClient.accounts.checkPhoneCode({ telephone, code, purpose: 'reservation' })
    } catch (error) {
      if (last.current !== check) return
      // Without a response it is checked again.
      if (error instanceof ApiError) check.error = error
      else last.current = null
      onWrong(error)
    }
  }
}
