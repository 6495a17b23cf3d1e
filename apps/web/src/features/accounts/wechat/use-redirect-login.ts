import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { storedAccountSource } from '../account-source.ts'
import { useFailureText } from '../use-failure-text.ts'
import { storeWeChatLogin, newBrowserKey } from './begun-login.ts'
import { loginAddress } from './login-address.ts'

/** Redirects the page to WeChat, which redirects back with a code. `error`: why the redirect failed, in the user's language. */
export function useRedirectLogin() {
  const failureText = useFailureText()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
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
    } catch (cause) {
      setError(failureText(cause))
      setBusy(false)
    }
  }
  return { begin, busy, error }
}
