import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { installation } from '../../installation/installation.ts'
import { saveLoginRedirect } from '../../session/after-login.ts'
import { sessionUser } from '../../session/session-store.ts'

/**
 * Click handler of links on the home page: a guest is redirected to /login, and from there to the link's target (B.home.14, G14). On an
 * open installation, and for users, links behave normally.
 */
export function useLoginGate(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    if (sessionUser() || installation().access === 'open') return
    const { pathname, search } = event.currentTarget
    event.preventDefault()
    // Navigation to the login saves the previous page; it is replaced by the link's target.
    void navigate({ to: '/login' }).then(() => saveLoginRedirect(pathname + search))
  }
}
