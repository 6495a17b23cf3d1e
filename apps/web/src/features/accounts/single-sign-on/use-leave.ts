import { useNavigate } from '@tanstack/react-router'
import { takeLoginTarget } from '../../../session/after-login.ts'

/** Navigates to the page from which a signed-in user came to link the account. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => {
    const { kind, address } = takeLoginTarget()
    void navigate({ href: kind === 'path' ? address : '/', replace: true })
  }
}
