import type { SemanticBuildOptions, SemanticSearch, SemanticStatus, TeachingTexts } from '@gezhi/search'
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
  readonly onFailure: (error: unknown) => void
}

/**
 * Maintains the semantic index: checks occasionally for new records, class titles and technical terms, and updates words, lexicon, model
 * and vectors. Runs in one process, whose engine writes the index.
 */
export function maintainSemanticIndex(
  semantic: SemanticSearch,
  { every, teaching, technicalTerms, onFailure }: SemanticMaintenanceOptions,
): SemanticMaintenance {
  const leaving = new AbortController()
  let running: Promise<void> | null = null
  const look = async () => {
    try {
      const words = { ...(teaching && { teaching: teaching() }), ...(technicalTerms && { technicalTerms: await technicalTerms() }) }
      if (isDue(await semantic.status(), words) && !leaving.signal.aborted) await semantic.build({ signal: leaving.signal, ...words })
    } catch (error) {
      if (!leaving.signal.aborted) onFailure(error)
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
