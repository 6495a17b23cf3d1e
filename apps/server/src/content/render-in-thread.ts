import type { Language } from '@gezhi/contract'
import { callOnce } from '@gezhi/threads'
import { tablesIn } from './render-article.ts'
import { RENDER_THREAD, ArticleTooComplex } from './render-article-protocol.ts'

/** Limits of one text: ms and heap in MB. */
const LIMITS = { time: 5000, heap: 256 }

/**
 * `renderArticle` in a thread that is terminated when a text needs too much time or memory: nested and unclosed marks take time
 * proportional to the square of their number. Throws ArticleTooComplex then, and UnknownTable. The tables are written here: the thread
 * starts three times as fast without the modules they describe.
 */
export async function renderInThread(markdown: string, language: Language, limits = LIMITS): Promise<string> {
  const tables = tablesIn(markdown, language)
  const signal = AbortSignal.timeout(limits.time)
  try {
    const resourceLimits = { maxOldGenerationSizeMb: limits.heap }
    return await callOnce(RENDER_THREAD, 'render', { markdown, tables }, { signal, stopsWithin: 0, resourceLimits })
  } catch (error) {
    throw signal.aborted ? new ArticleTooComplex('too slow', { cause: error }) : error
  }
}
