import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { storedAccountSource } from '../account-source.ts'
import { useFailureText } from '../use-failure-text.ts'
import { storeWeChatLogin, newBrowserKey } from './begun-login.ts'
import { loginAddress } from './login-address.ts'

/** Redirects the page to WeChat, which redirects back with a code. `fault` is the reason if that fails. */
export function useRedirectLogin() {
  const failureText = useFailureText()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [busy, setBusy] = useState(false)
  const [issue, setError] = useState<string | null>(null)
  const begin = async () => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const browserKey = newBrowserKey()
      const address = await apiClient.accounts.getWeChatLoginUrl({ platform: 'WeiXin', browserKey })
      storeWeChatLogin({ state: new URL(address).searchParams.get('state') ?? '', browserKey })
      const activity = search['is_ACTIVITY']
      location.assign(
        loginAddress(address, { accountSource: storedAccountSource(), activity: typeof activity === 'string' ? activity : null }),
      )
    } catch (error) {
      setError(failureText(error))
      setBusy(false)
    }
  }
  return { begin, busy, error: issue }
}
