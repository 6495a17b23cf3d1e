import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { BRS_SOURCE } from './brs-source.ts'

const FIXTURE = join(import.meta.dirname, 'fixtures/two-documents.txt')
const fragments = await collectAll(BRS_SOURCE.fragments(createReadStream(FIXTURE) as AsyncIterable<Buffer>))
const readings = fragments.filter(({ skipped }) => skipped === undefined).map((fragment) => BRS_SOURCE.read(fragment))

test('documents are cut at the boundary lines; the list before the first one is set aside', () => {
  expect(BRS_SOURCE.recognises(readFileSync(FIXTURE, 'utf8'))).toBe(true)
  expect(BRS_SOURCE.recognises('PATN\nWKU  043479030\n')).toBe(false)
  expect(fragments.map(({ position, skipped }) => [position, skipped])).toEqual([
    [1, 'list of documents'],
    [3, undefined],
    [66, undefined],
  ])
})

test('a document contains what its tags state', () => {
  expect(readings[0]).toMatchObject({
    record: {
      publicationNumber: 'US9900001B2',
      applicationNumber: 'US15000001',
      kind: 'B2',
      patentType: 'invention',
      applicationDate: '20270304',
      publicationDate: '20300108',
      grantDate: '20300108',
      titles: [{ lang: 'en', text: 'Kite with a tail and a reel' }],
      abstracts: [{ lang: 'en', text: 'A kite & a tail, where x<y.' }],
      ipc: ['A63H27/08', 'B64C31/06'],
      cpc: ['A63H27/08', 'Y10T29/49'],
      citations: [
        { publicationNumber: 'US20130169838A1', category: 'cited by examiner', party: 'Plover et al.', date: '201309' },
        { publicationNumber: 'JP2011045940A', category: 'cited by applicant', date: '201102' },
        { text: 'Rook, "On kites", 2012.', category: 'cited by applicant' },
      ],
      applicants: [{ name: 'Pond Toys Inc.', address: 'Turin', country: 'IT', city: 'Turin' }],
      assignees: [{ name: 'University of Pond', kind: 'university', country: 'SE' }],
      inventors: [{ name: 'Ada J. Plover', province: 'CA', country: 'US' }],
      agencies: [{ name: 'Rook & Raven' }],
      agents: [{ name: 'Cy Rook' }],
      examiners: [{ name: 'Dee Owl' }],
      other: { numberOfClaims: ['2'], termOfExtension: ['12'], priorPublishedDocIdentifier: ['US 20280120958 A1'] },
    },
  })
})

test('claims and paragraphs, without the list entry of the next document', () => {
  expect(readings[0]).toMatchObject({
    record: {
      claims: [
        { number: 1, text: 'A kite with a tail.', independent: true },
        { number: 2, text: 'The kite of claim 1, wherein the tail is long.', parents: [1] },
      ],
      description: [
        { text: 'CROSS REFERENCE', heading: true },
        { text: 'This application claims the benefit of another.' },
        { text: 'BACKGROUND', heading: true, section: 'background' },
        { text: 'Kites fly.', section: 'background' },
        { text: 'BRIEF DESCRIPTION OF THE DRAWINGS', heading: true, section: 'drawings' },
        { text: 'FIG. 1 shows a kite.', section: 'drawings' },
      ],
    },
  })
  expect(readings[1]).toMatchObject({ record: { publicationNumber: 'US9900002B2', titles: [{ text: 'USB kite' }] } })
})
