import type { LoginAnswer } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { takeLoginTarget } from '../../../session/after-login.ts'
import { loginShared } from '../../../session-lifecycle/share-login.ts'
import { openSession } from '../../../session/session-store.ts'

/** Completes a login: stores it, clears cached data of the guest, and navigates on. */
export function useAfterLogin(): (answer: LoginAnswer) => void {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return (answer) => {
    openSession(answer)
    queryClient.clear()
    const { kind, address } = takeLoginTarget()
    // The site that sent the visitor here gets the login.
    if (kind === 'site') void loginShared().then(() => location.assign(address))
    else void navigate({ href: address, replace: true })
  }
}
