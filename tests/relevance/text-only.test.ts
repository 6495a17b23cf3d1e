import { expect, test } from 'vitest'
import { citations } from '../../bench/relevance/judged-sets.ts'
import { FILES_MISSING } from '../../bench/relevance/read-files.ts'

if (FILES_MISSING !== undefined) console.warn(`The sets of questions are not looked at: ${FILES_MISSING}`)

const reason = FILES_MISSING ?? 'the files are there'
test.skipIf(FILES_MISSING !== undefined)(`what is to be found by citations stands nowhere in the records: ${reason}`, () => {
  const { records, queries } = citations()
  expect(queries.length).toBeGreaterThan(200)
  const numbers = new Set(
    queries
      .flatMap(({ relevant }) => [...relevant.keys()])
      .flatMap((number) => [number, number.replaceAll('-', ''), number.split('-')[1]!]),
  )
  for (const record of records) {
    expect(Object.keys(record).toSorted()).toEqual(['abstracts', 'office', 'publicationNumber', 'source', 'titles'])
    const words = JSON.stringify([record.titles, record.abstracts]).match(/[A-Z0-9-]{6,}/g) ?? []
    expect(words.filter((word) => numbers.has(word))).toEqual([])
  }
})
