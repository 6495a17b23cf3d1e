import { ApiError } from '@gezhi/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from './answer-region.module.css'

interface AnswerRegionProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>
  /** What could not be done when it fails: 文章打不开. */
  readonly failed: string
  /** Stands there when what was asked for does not exist; without it that is a failure like others. */
  readonly missing?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** The region of an answer: a bar, then a skeleton while it loads, the error, or the answer. */
export function AnswerRegion<Data>({ query, failed, missing, children }: AnswerRegionProps<Data>) {
  const stage = useWaitingStage(query.isPending)
  if (query.data !== undefined) return children(query.data)
  if (query.error) {
    if (missing !== undefined && query.error instanceof ApiError && query.error.code === 404) return missing
    return <FailurePanel title={failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  return (
    <div className={styles['waiting']} aria-busy="true">
      {stage !== 'none' && <WaitingBar />}
      {(stage === 'skeleton' || stage === 'cancel') && LINES.map((width) => <span key={width} style={{ width: `${width}%` }} />)}
    </div>
  )
}

/** Widths of the lines of a text that is not there yet, in percent. */
const LINES = [38, 92, 86, 95, 61]
