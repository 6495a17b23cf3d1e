import { withClassHierarchy } from '@gezhi/search'
import type { OpenDomains } from '../app/open-domains.ts'
import type { CleanupStack } from '../platform/cleanup-stack.ts'
import type { Serving } from '../platform/domain.ts'
import type { ReadIndex } from './open-index.ts'
import type { StartParts } from './start-parts.ts'

/** What records are read from. */
export interface RecordWorkParts {
  readonly index: ReadIndex
  readonly domains: OpenDomains
  readonly opened: CleanupStack
}

/** Starts what domains do with records in the background (`recordWork`); it stops with the stack, and is told so when the process begins to stop. */
export function workOnRecords(
  { adapters, log, signal }: Pick<StartParts, 'adapters' | 'log' | 'signal'>,
  { index, domains, opened }: RecordWorkParts,
): void {
  const { schemes, pictures } = index
  const engines = index.engines.map((engine) => withClassHierarchy(engine, schemes))
  const drawingSource = adapters.drawingSource(pictures)
  const serving: Serving = { engines, sharedEngines: engines, schemes, readiness: { phase: 'ready' }, drawingSource }
  for (const { name, run } of domains.recordWork) {
    const stop = new AbortController()
    const running = run(serving, AbortSignal.any([signal, stop.signal])).catch((error: unknown) => log.error({ err: error }, name))
    opened.defer(async () => {
      stop.abort()
      await running
    })
  }
}
