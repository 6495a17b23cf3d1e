import { Button } from '../button.tsx'
import { failureOf, type FailureKind } from './failure-kind.ts'
import styles from './failure-panel.module.css'

/** The panel's words, in the language on the screen. */
export interface FailureWords {
  /** What happened, when the server did not say it itself. */
  readonly cause: Readonly<Record<FailureKind, string>>
  readonly retry: string
  readonly requestId: (id: string) => string
}

interface FailurePanelProps {
  /** What could not be done: 检索未完成. */
  title: string
  error: unknown
  words: FailureWords
  onRetry: () => void
}

/** Stands where the answer would be: what failed, why, the number to tell whoever runs the server, and a way to try again. */
export function FailurePanel({ title, error, words, onRetry }: FailurePanelProps) {
  const failure = failureOf(error)
  return (
    <div className={styles['panel']} role="alert">
      <p className={styles['title']}>{title}</p>
      <p className={styles['cause']}>{failure.message ?? words.cause[failure.kind]}</p>
      {failure.requestId !== null && <p className={styles['id']}>{words.requestId(failure.requestId)}</p>}
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  )
}
