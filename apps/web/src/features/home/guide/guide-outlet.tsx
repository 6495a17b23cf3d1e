import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { markCompletionPrompted } from '../../../session/completion-prompted.ts'
import { storeUser, sessionUser } from '../../../session/session-store.ts'
import styles from '../home-page.module.css'
import { useGuideDue } from './use-guide-due.ts'

const QuickTour = lazy(async () => ({ default: (await import('./quick-tour.tsx')).QuickTour }))

/** The guide for new users, shown once automatically (G59), and the button that opens it again. */
export function GuideOutlet() {
  const { t } = useTranslation('home')
  const due = useGuideDue()
  const [requested, setRequested] = useState(false)
  const done = () => {
    setRequested(false)
    markSeen()
  }
  return (
    <>
      <button type="button" className={styles['help']} aria-haspopup="dialog" onClick={() => setRequested(true)}>
        {t('guide.open')}
      </button>
      {(due || requested) && (
        <Suspense fallback={null}>
          <QuickTour onDone={done} />
        </Suspense>
      )}
    </>
  )
}

/** The guide is not shown again (B.home.21): here at once, on other computers once it is saved on the server. */
function markSeen(): void {
  const user = sessionUser()
  if (!user || user.guideStatus !== 0) return
  // The profile is asked for at another login (G125).
  markCompletionPrompted()
  storeUser({ ...user, guideStatus: 1 })
  // If it could not be saved, the guide is shown again at the next login.
  void apiClient.content.markGuideSeen({ type: 'home' }, { keepalive: true }).catch(() => null)
}
