import { useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { saveLoginRedirect } from '../../../session/after-login.ts'
import { useFailureText } from '../use-failure-text.ts'

/** Sends the page to the institution, which sends it back to `returnTo` by way of /singleSignOn. `error`: why it did not go, in the user's language. */
export function useSingleSignOn() {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const begin = async (returnTo: string) => {
    if (busy) return
    setBusy(true)
    setError(null)
    try {
      const { url } = await apiClient.accounts.beginSingleSignOn({})
      saveLoginRedirect(returnTo)
      location.assign(url)
    } catch (cause) {
      setError(failureText(cause))
      setBusy(false)
    }
  }
  return { begin, busy, error }
}
