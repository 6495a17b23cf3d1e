import { MIN_LEARNING_MB, type SemanticBuildOptions, type SemanticSearch, type SemanticStatus, type TeachingTexts } from '@gezhi/search'
import { technicalEdition } from '@gezhi/search/semantic'
import type { BackgroundSlot } from '../../platform/background-slot.ts'
import type { TechnicalTerm } from '@gezhi/semantic'

export interface SemanticMaintenance {
  /** Stops a running build; completed work is preserved. */
  stop(): Promise<void>
}

export interface SemanticMaintenanceOptions {
  /** ms before the first check and between checks. */
  readonly every: number
  /** In which builds run, one after another with other background work. While they are held back nothing is checked: that loads columns. */
  readonly slot: BackgroundSlot
  /** Aborted when the process begins to stop. Default: only `stop` ends it. */
  readonly signal?: AbortSignal
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
 * Maintains semantic indexes: checks occasionally for new records, class titles and technical terms, and updates words, lexicon, model
 * and vectors, one index after the other, unless too little memory is available. An index whose build failed is checked less often. Runs
 * in one process, whose engines write the indexes.
 */
export function maintainSemanticIndexes(
  indexes: readonly SemanticSearch[],
  { every, signal, ...options }: SemanticMaintenanceOptions,
): SemanticMaintenance {
  const leaving = new AbortController()
  const ended = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal])
  const checks = indexes.map((semantic) => checkOf(semantic, options, ended))
  const checkEach = async () => {
    for (const check of checks) if (!ended.aborted && !options.slot.isHeldBack) await check()
  }
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= checkEach().finally(() => (running = null))
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

/** A function that builds one index if that is due; it never rejects. */
function checkOf(
  semantic: SemanticSearch,
  { slot, teaching, technicalTerms, memoryMb, onFailure, onPostponed }: Omit<SemanticMaintenanceOptions, 'every' | 'signal'>,
  signal: AbortSignal,
): () => Promise<void> {
  let postponed = false
  let failures = 0
  let skipped = 0
  const build = async () => {
    const words = { ...(teaching && { teaching: teaching() }), ...(technicalTerms && { technicalTerms: await technicalTerms() }) }
    if (!isDue(await semantic.status(), words) || signal.aborted) return
    await slot.run(signal, async () => {
      const memory = memoryMb()
      if (memory >= MIN_LEARNING_MB) await semantic.build({ signal, memoryMb: memory, ...words })
      else if (!postponed) onPostponed(memory)
      postponed = memory < MIN_LEARNING_MB
    })
  }
  return async () => {
    if (skipped < Math.min(MAX_SKIPPED, 2 ** failures - 1)) return void skipped++
    skipped = 0
    try {
      await build()
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures++
      onFailure(error)
    }
  }
}

type Words = Pick<SemanticBuildOptions, 'teaching' | 'technicalTerms'>

function isDue(status: SemanticStatus, { teaching, technicalTerms }: Words): boolean {
  if (status.waiting > 0) return true
  if (status.documents === 0) return false
  const isTaught = teaching === undefined || teaching.edition === status.teaching
  return !isTaught || (technicalTerms !== undefined && technicalEdition(technicalTerms) !== status.technicalTerms)
}
