import { lazy, Suspense } from 'react'
import type { HelpPanelName } from '../help-location.ts'
import { CancellationPanel } from './cancellation-panel.tsx'
import { QrPanel } from './qr-panel.tsx'
import { Changelog } from './changelog.tsx'

const FeedbackForm = lazy(async () => ({ default: (await import('../../feedback/feedback-form.tsx')).FeedbackForm }))
const FeedbackHistory = lazy(async () => ({ default: (await import('../../feedback/feedback-history.tsx')).FeedbackHistory }))

interface HelpPanelProps {
  readonly name: HelpPanelName
  readonly onArticle?: ((id: string) => void) | undefined
  /** Level of the headings in it: 4 in the drawer. */
  readonly level?: 2 | 4
  /** A link leads to another page. */
  readonly onLeave?: (() => void) | undefined
}

/** A panel of the help that is not an article. */
export function HelpPanel({ name, onArticle, level, onLeave }: HelpPanelProps) {
  switch (name) {
    case 'qr':
      return <QrPanel />
    case 'upgrade':
      return <Changelog onArticle={onArticle} {...(level && { level })} />
    case 'feedback':
      return (
        <Suspense>
          <FeedbackForm />
        </Suspense>
      )
    case 'feedbackHistory':
      return (
        <Suspense>
          <FeedbackHistory />
        </Suspense>
      )
    case 'cancellation':
      return <CancellationPanel onLeave={onLeave} {...(level && { level })} />
  }
}
