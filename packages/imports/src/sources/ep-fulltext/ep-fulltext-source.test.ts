import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EP_FULLTEXT_SOURCE as source } from './ep-fulltext-source.ts'

const text = readFileSync(join(import.meta.dirname, 'fixtures', 'grant.xml'), 'utf8')

test('a grant with a bare ampersand and a bare less-than sign is read whole', () => {
  expect(source.recognises(text)).toBe(true)
  expect(source.read({ position: 0, text })).toMatchObject({
    formatVersion: 'ep-patent-document-v1-5-1',
    record: {
      publicationNumber: 'EP2900001B1',
      applicationNumber: 'EP28000001.5',
      grantDate: '20300102',
      priorities: [{ number: '1', date: '20270303', country: 'SE' }],
      titles: [
        { lang: 'de', text: 'Drachen' },
        { lang: 'en', text: 'Kite' },
      ],
      inventors: [{ name: 'Plover, Ada', address: '1 Lake & Pond, Lund', country: 'SE', city: 'Lund' }],
      assignees: [{ name: 'Teal AB' }],
      ipc: ['A63H27/08'],
      citations: [{ publicationNumber: 'WO2020000001A1' }, { text: 'Heron, On strings' }],
      description: [{ lang: 'en', text: 'Tails < 3 m.' }],
      claims: [
        { lang: 'en', number: 1, text: 'A kite.', parents: [] },
        { lang: 'en', number: 2, parents: [] },
        { lang: 'en', number: 3, parents: [1, 2], independent: false },
        { lang: 'de', number: 1, independent: true },
        { lang: 'de', number: 2, parents: [1] },
      ],
      other: {
        B840: ['AT BE'],
        'claims en, set 2': ['Claims for the following Contracting State(s): ES', '1. A paper kite.'],
      },
    },
  })
})

test('a document without its end is rejected', () => {
  expect(() => source.read({ position: 0, text: text.slice(0, -40) })).toThrow()
})
