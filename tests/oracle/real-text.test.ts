import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldText } from '@gezhi/query'
import { PATENT_KIND, PATENT_TEXT_COLUMNS, type PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { trees } from '@gezhi/search/testing'
import { REAL_FILES, REAL_FILES_MISSING } from '../real-files/real-files.ts'
import { engineOver, seededRandom } from './engine-over.ts'
import { chineseRecords, englishRecords } from './real-records.ts'

/** Characters that continue an English word; an adjacent Chinese or Japanese character does not. */
const OF_WORDS = '[[\\p{L}\\p{N}\\p{M}]--[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー]]'
/** `c#` and `c++` are words other than `c`, unless letters follow. */
const SIGNS = `|(?:#|\\+\\+)(?!${OF_WORDS})`
const BETWEEN = '[^\\p{L}\\p{N}%‰°]+'
const COLUMNS: readonly string[] = ['title', 'abstract', 'independentClaims']

/** Of so many records one is indexed and scanned: enough that common characters are in postings of many pages and batches. */
const STEP = 6

interface Folded {
  readonly id: string
  readonly texts: readonly string[]
}

// The real documents are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('hits in real text are those of a scan of the folded text', () => {
  let engine: SearchEngine
  let dispose: () => Promise<void>
  let chinese: Folded[]
  let english: Folded[]
  const random = seededRandom(20_250_101)
  const pick = <T>(list: readonly T[]): T => list[random(list.length)]!

  beforeAll(async () => {
    const zh = chineseRecords(join(REAL_FILES, 'cn-patents/cnki-records.jsonl.gz'), STEP)
    const en = englishRecords(join(REAL_FILES, 'google-patents/bigquery-abstracts-citations.jsonl.gz'), STEP)
    const over = await engineOver(PATENT_KIND, [...zh, ...en])
    engine = over.engine
    dispose = over.dispose
    chinese = zh.map(folded)
    english = en.map(folded)
  })
  afterAll(() => dispose())

  async function expectHits(text: string, meets: (value: string) => boolean): Promise<void> {
    const expected = [...chinese, ...english].filter(({ texts }) => texts.some(meets)).map(({ id }) => id)
    const query = trees.field('TIABC', trees.phrase(text))
    const { total } = await engine.count({ query, exact: true })
    expect(total, text).toBe(expected.length)
    const { hits } = await engine.page({ query, from: 0, size: Math.max(1, expected.length), short: true })
    expect(hits.map((hit) => hit.docId).toSorted(), text).toEqual(expected.toSorted())
  }

  const runs = (text: string) => text.match(/\p{Script=Han}{2,}/gu) ?? []
  const someRun = () => {
    for (;;) {
      const found = runs(pick(pick(chinese).texts))
      if (found.length > 0) return pick(found)
    }
  }

  test('100 substrings of 2 to 12 characters', async () => {
    for (let i = 0; i < 100; i++) {
      const run = someRun()
      const length = Math.min(2 + random(11), run.length)
      const start = random(run.length - length + 1)
      const fragment = run.slice(start, start + length)
      await expectHits(fragment, (value) => value.includes(fragment))
    }
  })

  test('20 single characters', async () => {
    for (let i = 0; i < 20; i++) {
      const char = pick([...someRun()])
      await expectHits(char, (value) => value.includes(char))
    }
  })

  test('60 fragments whose halves meet across punctuation', async () => {
    let done = 0
    while (done < 60) {
      const across = pick(pick(chinese).texts).match(/(\p{Script=Han}{1,3})[，。；、：（）](\p{Script=Han}{1,3})/u)
      if (across === null) continue
      done++
      const fragment = across[1]! + across[2]!
      await expectHits(fragment, (value) => value.includes(fragment))
    }
  })

  test('100 English phrases, runs of whole words cut at hyphens', async () => {
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
    for (let done = 0; done < 100;) {
      const all = words(pick(pick(english).texts))
      const start = random(Math.max(1, all.length - 4))
      const fragment = all.slice(start, start + 1 + random(4))
      if (fragment.length === 0 || !/^[a-z0-9]+$/.test(fragment.join(''))) continue
      done++
      const phrase = new RegExp(
        `(?<!${OF_WORDS})${fragment.join(BETWEEN)}(?!${OF_WORDS}${/^[a-z]$/.test(fragment.at(-1)!) ? SIGNS : ''})`,
        'v',
      )
      // The expression alone is slow.
      await expectHits(fragment.join(' '), (value) => fragment.every((word) => value.includes(word)) && phrase.test(value))
    }
  })
})

function folded(record: PatentRecord): Folded {
  return {
    id: record.publicationNumber!,
    texts: PATENT_TEXT_COLUMNS.filter(({ name }) => COLUMNS.includes(name))
      .flatMap((column) => column.texts(record))
      .map((text) => foldText(text).text),
  }
}
