/** Translates the text of marks. */
export interface Translator {
  /** English of Chinese characters, each as `englishBase` writes it, the most likely first. */
  readonly toEnglish: (chinese: string) => readonly string[]
  /** Chinese of English words, the most likely first. */
  readonly toChinese: (english: readonly string[]) => readonly string[]
}

/** A Chinese word with its English equivalents, the most common first. */
export interface TranslationEntry {
  readonly zh: string
  readonly en: readonly string[]
}

/** Most translations of one text: more are combinations of rare senses. */
const MAX_TRANSLATIONS = 48
/** Texts put together from more words are described, not named. */
const MAX_PARTS = 4
const MAX_CACHED = 64

/** A translator by a dictionary; texts that are not in it are put together from at most four words. Pure, with a small cache. */
export function dictionaryTranslator(entries: Iterable<TranslationEntry>): Translator {
  const english = new Map<string, string[]>()
  const chinese = new Map<string, string[]>()
  for (const { zh, en } of entries) {
    for (const text of en) {
      const base = englishBase(text.toLowerCase().split(/[^a-z0-9]+/))
      add(english, zh, base)
      add(chinese, base, zh)
    }
  }
  const toChinese = cached((text) => {
    const words = text.split(' ').filter((word) => word !== '' && !ARTICLES.has(word))
    return combinations(parts(words.length, (from, to) => chinese.get(englishBase(words.slice(from, to))) ?? []))
  })
  const maxLength = Math.max(0, ...[...english.keys()].map((word) => word.length))
  return {
    toEnglish: cached((text) =>
      combinations(parts(text.length, (from, to) => (to - from > maxLength ? [] : (english.get(text.slice(from, to)) ?? [])))),
    ),
    toChinese: (words) => toChinese(words.join(' ')),
  }
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'of'])

/** English words without articles, spaces and plural endings, as translations are compared. Pure. */
export function englishBase(words: readonly string[]): string {
  return words
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word))
    .join('')
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  if (key === '' || value === '') return
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

/** The ways to divide a sequence into the fewest known segments, each segment with its translations; null if there is none. */
function parts(length: number, look: (from: number, to: number) => readonly string[]): (readonly string[])[] | null {
  const best: ((readonly string[])[] | null)[] = [[]]
  for (let end = 1; end <= length; end++) {
    best[end] = null
    for (let start = 0; start < end; start++) {
      const before = best[start]
      if (before == null || before.length >= MAX_PARTS || before.length + 1 >= (best[end]?.length ?? MAX_PARTS + 1)) continue
      const translations = look(start, end)
      if (translations.length > 0) best[end] = [...before, translations]
    }
  }
  return length === 0 ? null : (best[length] ?? null)
}

function combinations(segments: (readonly string[])[] | null): readonly string[] {
  if (segments === null) return []
  let texts = ['']
  for (const options of segments) texts = texts.flatMap((text) => options.map((option) => text + option)).slice(0, MAX_TRANSLATIONS)
  return [...new Set(texts)]
}

function cached(translate: (text: string) => readonly string[]): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= MAX_CACHED) known.clear()
    const translations = translate(text)
    known.set(text, translations)
    return translations
  }
}
