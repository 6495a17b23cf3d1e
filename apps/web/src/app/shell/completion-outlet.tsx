import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadNamespaces } from '../../language/i18n.ts'
import { usePendingPurchase } from '../../session/pending-product.ts'
import { useSessionUser } from '../../session/session-store.ts'

const CompletionQuestion = lazy(async () => {
  const [chunk] = await Promise.all([
    import('../../features/accounts/personal/completion-question.tsx'),
    loadNamespaces(['accounts', 'form', 'personal']),
  ])
  return { default: chunk.CompletionQuestion }
})

/** Where the home page asks a signed-in user to complete the profile (B.profile.01); its code is loaded on demand. */
export function CompletionOutlet() {
  const user = useSessionUser()
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  // One dialog at a time: the purchase in progress has priority.
  const buying = usePendingPurchase()
  // At a user's first login the guide comes instead (G59).
  if (!user || user.guideStatus === 0 || !atHome || buying) return null
  return (
    <Suspense fallback={null}>
      <CompletionQuestion />
    </Suspense>
  )
}
