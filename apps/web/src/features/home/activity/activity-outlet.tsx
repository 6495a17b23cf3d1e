import { isActive } from '@gezhi/contract/client'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { installation } from '../../../installation/installation.ts'
import { loadNamespaces } from '../../../language/i18n.ts'
import { usePendingPurchase } from '../../../session/pending-product.ts'
import { dismiss, isDismissed } from './dismissal.ts'

const ActivityPopup = lazy(async () => {
  const [chunk] = await Promise.all([import('./activity-popup.tsx'), loadNamespaces(['activity'])])
  return { default: chunk.ActivityPopup }
})

/** Shows the promotion of the installation on / while it runs and is not dismissed (B.activity.01); its code is loaded only then. */
export function ActivityOutlet() {
  const { activity } = installation()
  const atHome = useLocation({ select: ({ pathname }) => pathname === '/' })
  const pending = usePendingPurchase()
  const [closed, setClosed] = useState(() => activity === null || !isActive(activity, Date.now()) || isDismissed(activity))
  // The purchase of the offer is over the page.
  if (!activity || !atHome || closed || pending) return null
  const close = () => {
    dismiss(activity)
    setClosed(true)
  }
  return (
    <Suspense fallback={null}>
      <ActivityPopup activity={activity} onClose={close} onOver={() => setClosed(true)} />
    </Suspense>
  )
}
