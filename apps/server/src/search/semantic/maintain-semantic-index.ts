import { MIN_LEARNING_MB, type SemanticBuildOptions, type SemanticSearch, type SemanticStatus, type TeachingTexts } from '@gezhi/search'
import { technicalEdition } from '@gezhi/search/semantic'
import type { TechnicalTerm } from '@gezhi/semantic'

export interface SemanticMaintenance {
  /** Stops a running build; completed work is preserved. */
  stop(): Promise<void>
}

export interface SemanticMaintenanceOptions {
  /** ms before the first check and between checks. */
  readonly every: number
  /** Texts in both languages to learn translations from; a new edition starts a build. Default none. */
  readonly teaching?: () => TeachingTexts
  /** Technical terms of the operator; a change starts a build. Default none. */
  readonly technicalTerms?: () => Promise<readonly TechnicalTerm[]>
  /** MB a build may use. */
  readonly memoryMb: () => number
  readonly onFailure: (error: unknown) => void
  /** Called once when builds are postponed for lack of memory; again only after a build has run. */
  readonly onPostponed: (memoryMb: number) => void
}

/** Maximum number of checks skipped after failures: an hour, with 30 s between checks. */
const MAX_SKIPPED = 120

/**
 * Maintains the semantic index: checks occasionally for new records, class titles and technical terms, and updates words, lexicon, model
 * and vectors, unless too little memory is available. After failures it checks less often. Runs in one process, whose engine writes the
 * index.
 */
export function maintainSemanticIndex(
  semantic: SemanticSearch,
  { every, teaching, technicalTerms, memoryMb, onFailure, onPostponed }: SemanticMaintenanceOptions,
): SemanticMaintenance {
  const leaving = new AbortController()
  let running: Promise<void> | null = null
  let postponed = false
  let failures = 0
  let skipped = 0
  const build = async () => {
    const words = { ...(teaching && { teaching: teaching() }), ...(technicalTerms && { technicalTerms: await technicalTerms() }) }
    if (!isDue(await semantic.status(), words) || leaving.signal.aborted) return
    const memory = memoryMb()
    if (memory >= MIN_LEARNING_MB) await semantic.build({ signal: leaving.signal, memoryMb: memory, ...words })
    else if (!postponed) onPostponed(memory)
    postponed = memory < MIN_LEARNING_MB
  }
  const look = async () => {
    if (skipped < Math.min(MAX_SKIPPED, 2 ** failures - 1)) return void skipped++
    skipped = 0
    try {
      await build()
      failures = 0
    } catch (error) {
      if (leaving.signal.aborted) return
      failures++
      onFailure(error)
    }
  }
  const timer = setInterval(() => {
    running ??= look().finally(() => (running = null))
  }, every)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      leaving.abort()
      await running
    },
  }
}

type Words = Pick<SemanticBuildOptions, 'teaching' | 'technicalTerms'>

function isDue(status: SemanticStatus, { teaching, technicalTerms }: Words): boolean {
  if (status.waiting > 0) return true
  if (status.documents === 0) return false
  const isTaught = teaching === undefined || teaching.edition === status.teaching
  return !isTaught || (technicalTerms !== undefined && technicalEdition(technicalTerms) !== status.technicalTerms)
}
