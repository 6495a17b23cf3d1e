import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { GREEN_BOOK_SOURCE } from './green-book-source.ts'

const file = join(import.meta.dirname, 'fixtures/grants.txt')
const fragments = await collectAll(GREEN_BOOK_SOURCE.fragments(createReadStream(file, { highWaterMark: 7 }) as AsyncIterable<Buffer>))
const record = (index: number) => {
  const reading = GREEN_BOOK_SOURCE.read(fragments[index] as (typeof fragments)[number])
  return reading.kind === 'record' ? reading.record : undefined
}

test('a file is recognised with and without its header and cut at PATN; the header is set aside', () => {
  const text = readFileSync(file, 'utf8')
  expect(GREEN_BOOK_SOURCE.recognises(text)).toBe(true)
  expect(GREEN_BOOK_SOURCE.recognises(text.slice(text.indexOf('PATN')))).toBe(true)
  expect(GREEN_BOOK_SOURCE.recognises('PATN is a word\n')).toBe(false)
  expect(fragments.map(({ position, skipped }) => skipped ?? position)).toEqual(['file header', 2, 76, 83])
})

test('bibliography; check digits are no part of numbers; the kind follows from the type', () => {
  expect(record(1)).toMatchObject({
    publicationNumber: 'US4000001A',
    applicationNumber: 'US06100001',
    office: 'US',
    kind: 'A',
    patentType: 'invention',
    applicationDate: '19800310',
    publicationDate: '19820907',
    grantDate: '19820907',
    priorities: [{ number: '53/00001', country: 'JP', date: '19780710' }],
    titles: [{ lang: 'en', text: 'Kite with CO₂' }],
    abstracts: [{ lang: 'en', text: 'A kite that flies.' }],
    ipc: ['G01G19/04', 'G06F7/28'],
    uspc: ['9/8R', '177/185'],
  })
  expect(record(2)).toMatchObject({ publicationNumber: 'USRE28671E', applicationNumber: 'US05500649', patentType: 'reissue' })
})

test('parties', () => {
  const inventors = [
    { name: 'Ada J. Plover', address: 'Windermere, CA', country: 'US', province: 'CA', city: 'Windermere' },
    { name: 'Bo Wren', address: 'Kyoto', country: 'JP', city: 'Kyoto' },
  ]
  expect(record(1)).toMatchObject({
    applicants: inventors,
    inventors,
    assignees: [{ name: 'University of Pond', kind: 'university', country: 'IT' }],
    agencies: [{ name: 'Rook & Raven' }],
    agents: [{ name: 'Cy Rook' }],
    examiners: [{ name: 'Dee Owl, Jr.' }],
  })
})

test('citations, claims and description', () => {
  expect(record(1)?.citations).toEqual([
    { publicationNumber: 'US3000001', party: 'Kestrel et al.', date: '197807' },
    { publicationNumber: 'JP7777777', date: '199007' },
    { text: 'Heron, On strings, 1979.' },
  ])
  expect(record(1)?.claims).toEqual([
    { lang: 'en', number: 1, text: 'A kite, comprising:\na frame.', independent: true, parents: [] },
    { lang: 'en', number: 2, text: 'The kite of claim 1, red.', independent: false, parents: [1] },
  ])
  expect(record(1)?.description).toEqual([
    { lang: 'en', text: 'It continues another.' },
    { lang: 'en', text: 'BACKGROUND', heading: true, section: 'background' },
    { lang: 'en', text: 'Kites are old.', section: 'background' },
    { lang: 'en', text: 'FIG. 1 shows a kite.', section: 'drawings' },
    { lang: 'en', text: 'The tail is of 10³ feathers. [⋯]', section: 'embodiments' },
    { lang: 'en', text: 'length  mass\n      3 m     2 g', section: 'embodiments' },
  ])
})

test('facts without a place of their own', () => {
  expect(record(1)?.other).toEqual({
    'us-application-series-code': ['6'],
    'number-of-claims': ['2'],
    'number-of-figures': ['1'],
    'art-unit': ['211'],
    edition: ['3'],
    'field-of-search': ['177/25', '177/185', '177/DIG.8'],
    'us-claim-statement': ['What is claimed is:'],
  })
})

test('a document without a number is rejected', () => expect(() => record(3)).toThrow('WKU'))
