import { rebuildLines } from '../terminal/rebuild-lines.ts'
import type { StartParts } from './start-parts.ts'

/** Reports the rebuild of outdated indexes. */
export interface RebuildReport {
  /** For the engine, with the number of copied documents and of all. */
  readonly onRebuild: (done: number, total: number) => void
  /** All indexes are open: restores the phase of the start. */
  end(): void
}

/** Reports a rebuild to the terminal and by `/readyz`; `begin` is called when one begins. */
export function reportRebuild({ print, readiness }: Pick<StartParts, 'print' | 'readiness'>, begin: () => void = () => {}): RebuildReport {
  const { phase } = readiness
  const printLine = rebuildLines(print)
  return {
    onRebuild(done, total) {
      if (readiness.phase !== 'rebuilding') begin()
      Object.assign(readiness, { phase: 'rebuilding', done, total })
      printLine(done, total)
    },
    end() {
      if (readiness.phase !== 'rebuilding') return
      readiness.phase = phase
      delete readiness.done
      delete readiness.total
    },
  }
}
