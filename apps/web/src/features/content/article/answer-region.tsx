import { ApiError } from '@gezhi/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { useWaitingStage } from '../../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from './answer-region.module.css'

interface AnswerRegionProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'refetch'>
  /** The failed operation: 文章打不开. */
  readonly failed: string
  /** Content if the requested item does not exist; by default that is an error like others. */
  readonly missing?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** Region of loaded content: a bar, then a skeleton while it loads, the error, or the content. */
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

/** Widths of the skeleton's lines, in percent. */
const LINES = [38, 92, 86, 95, 61]
