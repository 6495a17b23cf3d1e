import type { LangText, PatentRecord } from '@gezhi/records'
import type { TeachingTexts } from '@gezhi/search'
import { chinesePool, englishPool, isCopy, twins, type Twin } from './crossing-sets.ts'
import { CLASS_TABLES, tabRows } from './read-files.ts'
import { textRecord } from './query-set.ts'

/** A question of the mixed index: its hits are right if one of `expected` is among the first ten. */
export interface MixedQuestion {
  readonly set: string
  readonly text: string
  readonly expected: ReadonlySet<string>
}

/** Records of both languages in one index, and questions that cross the languages. */
export interface MixedSet {
  readonly records: readonly PatentRecord[]
  readonly questions: readonly MixedQuestion[]
}

/** Rotations of `mixedSet`: each queries and trains with other inventions. */
export const ROTATIONS = 3

/**
 * All Chinese and English records in one index. Of the inventions known in both languages a third is stored in Chinese and queried in
 * English, a third the other way round, and a third is stored in both languages to learn translations from, without near copies of the queried
 * ones. One half of the Taiwanese titles is queried, the other is stored in both languages.
 */
export function mixedSet(rotation: number): MixedSet {
  const third = (part: number) => twins().filter((_, i) => (i + rotation) % ROTATIONS === part)
  const [toChinese, toEnglish] = [third(0), third(1)]
  const asked = [...toChinese, ...toEnglish]
  const teaching = third(2).filter((twin) => !asked.some((other) => isCopy(other, twin)))
  const { records: chinese, taiwanese } = chinesePool()
  const isAsked = (i: number) => i % 2 === rotation % 2
  const taught = new Map(taiwanese.filter((_, i) => !isAsked(i)).map(({ number, title }) => [number, title]))
  return {
    records: [
      ...chinese.map((record) => withEnglishTitle(record, taught.get(record.publicationNumber!))),
      ...englishPool(),
      ...toChinese.map(({ number, zh }) => textRecord(number, 'zh', zh.title, zh.abstract)),
      ...toEnglish.map(({ number, en }) => textRecord(number, 'en', en.title, en.abstract)),
      ...teaching.map(bilingual),
    ],
    questions: [
      ...toChinese.map(({ number, en }) => question('English abstract → Chinese', en.abstract, number)),
      ...toChinese.map(({ number, en }) => question('English title → Chinese', en.title, number)),
      ...taiwanese.filter((_, i) => isAsked(i)).map(({ number, title }) => question('Taiwanese title → Chinese', title, number)),
      ...toEnglish.map(({ number, zh }) => question('Chinese title → English', zh.title, number)),
      ...toEnglish.map(({ number, zh }) => question('Chinese abstract → English', zh.abstract, number)),
    ],
  }
}

/** Titles of the International Patent Classification that exist in both languages. */
export function classTitles(): TeachingTexts {
  const [chineseTable, englishTable] = CLASS_TABLES
  const english = new Map(tabRows(englishTable).map((row) => [row['symbol']!, row['title_en']!]))
  const texts = tabRows(chineseTable).flatMap((row): LangText[][] => {
    const en = english.get(row['symbol']!)
    return en === undefined
      ? []
      : [
          [
            { lang: 'zh', text: row['title_zh']! },
            { lang: 'en', text: en },
          ],
        ]
  })
  return { edition: 'IPC 2026.01', read: () => texts }
}

function question(set: string, text: string, expected: string): MixedQuestion {
  return { set, text, expected: new Set([expected]) }
}

function withEnglishTitle(record: PatentRecord, title: string | undefined): PatentRecord {
  return title === undefined ? record : { ...record, titles: [...record.titles, { lang: 'en', text: title }] }
}

function bilingual({ number, zh, en }: Twin): PatentRecord {
  const texts = (part: 'title' | 'abstract') => [{ lang: 'zh', text: zh[part] } as const, { lang: 'en', text: en[part] } as const]
  return { ...textRecord(number, 'zh', '', ''), titles: texts('title'), abstracts: texts('abstract') }
}
