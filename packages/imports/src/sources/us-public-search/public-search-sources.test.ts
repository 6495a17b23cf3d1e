import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { usApplicationNumber } from '../us-documents/us-document-number.ts'
import { PUBLIC_SEARCH_SOURCES } from './public-search-sources.ts'
import { readPublicSearchPriorities } from './read-priorities.ts'

const [full, bibliographic] = PUBLIC_SEARCH_SOURCES as [PatentImportFormat, PatentImportFormat]
const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
const readAll = async (source: PatentImportFormat, name: string) => {
  const fragments = await collectAll(source.fragments(createReadStream(fixture(name)) as AsyncIterable<Buffer>))
  return fragments.map((fragment) => source.read(fragment))
}
const readings = await readAll(full, 'full-text.jsonl')
const record = readings[0]?.kind === 'record' ? readings[0].record : undefined

test('responses with and without text are distinguished', () => {
  const heads = ['full-text.jsonl', 'bibliographic.jsonl'].map((name) => readFileSync(fixture(name), 'utf8'))
  expect(heads.map((head) => full.recognises(head))).toEqual([true, false])
  expect(heads.map((head) => bibliographic.recognises(head))).toEqual([false, true])
  expect(full.recognises('{"title":"x"}')).toBe(false)
})

test('a line that is not JSON is rejected', () => expect(readings.map(({ kind }) => kind)).toEqual(['record', 'record', 'rejected']))

test('bibliography', () => {
  expect(record).toMatchObject({
    publicationNumber: 'US9000001B2',
    applicationNumber: 'US15000001',
    office: 'US',
    kind: 'B2',
    patentType: 'invention',
    applicationDate: '20270304',
    publicationDate: '20300101',
    grantDate: '20300101',
    priorities: [{ number: '10 2026 000 001', country: 'DE', date: '20260305' }],
    titles: [{ lang: 'en', text: 'Kite' }],
    abstracts: [{ lang: 'en', text: 'A kite & a tail.' }],
    ipc: ['H01M4/36', 'H01M10/0525'],
    cpc: ['H01M4/364', 'Y02E60/10'],
    uspc: ['429/94'],
    family: { simpleId: '61000001' },
    pageCount: 12,
    other: { numberOfClaims: ['2'] },
  })
  expect(readings[1]).toMatchObject({ record: { publicationNumber: 'US20280000001A1', titles: [] } })
  expect(readings[1]).not.toHaveProperty('record.grantDate')
})

test('parties', () => {
  expect(record).toMatchObject({
    applicants: [{ name: 'Pond Toys & Kites Inc.', address: 'Turin', country: 'IT', city: 'Turin' }],
    assignees: [{ name: 'University of Pond', kind: 'university', country: 'IT' }],
    inventors: [
      { name: 'Ada J. Plover', address: 'Windermere, CA', country: 'US', province: 'CA', city: 'Windermere' },
      { name: 'Bo Wren', address: 'Lund', country: 'SE', city: 'Lund' },
    ],
    agencies: [{ name: 'Rook & Raven' }],
    agents: [{ name: 'Cy Rook' }],
    examiners: [{ name: 'Dee Owl' }],
  })
})

test('citations, claims and description', () => {
  expect(record?.citations).toEqual([
    { publicationNumber: 'US20240000001A1', category: 'cited by examiner', party: 'Swift', date: '202401' },
    { publicationNumber: 'US5000001', party: 'Kestrel', date: '199103' },
    { publicationNumber: 'DE102026000001A1', category: 'cited by applicant', date: '202608' },
    { category: 'cited by applicant', text: 'Heron, On strings, 2026.' },
  ])
  expect(record?.claims).toEqual([
    { lang: 'en', number: 1, text: '.[.A kite, comprising:\na frame.', independent: true, parents: [] },
    { lang: 'en', number: 2, text: 'The kite of claim 1 of CO₂.', independent: false, parents: [1] },
    { lang: 'en', number: 3, text: '(canceled)', independent: true, parents: [] },
  ])
  expect(record?.description).toEqual([
    { lang: 'en', text: 'BACKGROUND', heading: true, section: 'background' },
    { lang: 'en', text: 'Kites are old.', section: 'background' },
    { lang: 'en', text: 'They fly.', section: 'background' },
    { lang: 'en', text: 'BRIEF DESCRIPTION OF THE DRAWINGS', heading: true, section: 'drawings' },
    { lang: 'en', text: 'FIG. 1 shows a kite.', section: 'drawings' },
    { lang: 'en', text: 'DETAILED DESCRIPTION', heading: true, section: 'embodiments' },
    { lang: 'en', text: 'The tail.', section: 'embodiments' },
  ])
})

test('a design of a list of results: first inventor, priorities by date alone', async () => {
  expect(await readAll(bibliographic, 'bibliographic.jsonl')).toMatchObject([
    {
      record: {
        publicationNumber: 'USD900003S',
        patentType: 'design',
        inventors: [{ name: 'Ada J. Plover' }],
        citations: [{ publicationNumber: 'USD99001' }],
        other: { priorityClaimsDate: ['2026-03-05T00:00:00Z'] },
      },
    },
  ])
})

test('earlier US applications become priorities, with the day of their filing', () => {
  const answer = {
    priorityClaimsDocNumber: ['JP2018-146147'],
    priorityClaimsCountry: ['JP'],
    priorityClaimsDate: ['2018-08-02T00:00:00Z'],
    relatedApplFilingDate: ['2020-02-27T00:00:00Z', '2019-04-05T00:00:00Z'],
    relatedApplNumber: ['16803085', '62829858'],
    continuityData: [
      'continuation-in-part parent-doc US 16803085 20200227 ABANDONED child-doc US 16834313\n<br />us-provisional-application US 62829858 20190405\n<br />',
      'parent US continuation-in-part 10597631 00 20060802 PENDING',
    ],
  }
  expect(readPublicSearchPriorities(answer)).toEqual([
    { number: 'JP2018-146147', country: 'JP', date: '20180802' },
    { number: usApplicationNumber('16803085'), country: 'US', date: '20200227' },
    { number: usApplicationNumber('62829858'), country: 'US', date: '20190405' },
  ])
})
