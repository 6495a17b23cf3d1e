import { useNavigate, useRouter } from '@tanstack/react-router'
import { saveLoginRedirect } from '../../../session/after-login.ts'
import { sessionUser } from '../../../session/session-store.ts'

/** Opens the whole search history in a new tab (B.search-box.19); a guest is sent to the login first (B.search-box.18). */
export function useOpenHistory(): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    const { href, publicHref } = router.buildLocation({ to: '/searchHistory' })
    if (sessionUser()) window.open(publicHref, '_blank', 'noopener')
    else {
      saveLoginRedirect(href)
      void navigate({ to: '/login' })
    }
  }
}
