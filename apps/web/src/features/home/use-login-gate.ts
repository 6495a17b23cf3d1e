import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { installation } from '../../installation/installation.ts'
import { saveLoginRedirect } from '../../session/after-login.ts'
import { sessionUser } from '../../session/session-store.ts'

/**
 * What a link of home does when it is pressed by a visitor: it leads to /login, and from there on to where it leads (B.home.14, G14). Where
 * the installation is open to everyone, and for who is signed in, it is a link as any other.
 */
export function useLoginGate(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    if (sessionUser() || installation().access === 'open') return
    const { pathname, search } = event.currentTarget
    event.preventDefault()
    // On the way there the page one comes from is kept; the one that was wanted takes its place.
    void navigate({ to: '/login' }).then(() => saveLoginRedirect(pathname + search))
  }
}
