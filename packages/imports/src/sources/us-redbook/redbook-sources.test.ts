import { createReadStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mergeRecords } from '@gezhi/records'
import { expect, test } from 'vitest'
import type { PatentReading } from '../../patents/patent-format.ts'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { nationalSymbol } from './read-classifications.ts'
import { REDBOOK_SOURCES } from './redbook-sources.ts'

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)
const [grants, applications] = REDBOOK_SOURCES as [(typeof REDBOOK_SOURCES)[number], (typeof REDBOOK_SOURCES)[number]]
const bytes = (name: string) => createReadStream(fixture(name)) as AsyncIterable<Buffer>

const fragments = await collectAll(grants.fragments(bytes('grant-week.xml')))
const readings = fragments.map((fragment): PatentReading | string => fragment.skipped ?? safely(() => grants.read(fragment)))
const record = (index: number) => {
  const reading = readings[index]
  return typeof reading === 'object' && reading.kind === 'record' ? reading.record : undefined
}

function safely(read: () => PatentReading): PatentReading {
  try {
    return read()
  } catch (error) {
    return { kind: 'rejected', reason: { en: (error as Error).message, zh: '' } }
  }
}

test('files are recognised by their root, with and without declaration', () => {
  const week = readFileSync(fixture('grant-week.xml'), 'utf8')
  const application = readFileSync(fixture('application.xml'), 'utf8')
  expect([grants.recognises(week), grants.recognises(application)]).toEqual([true, false])
  expect([applications.recognises(application), applications.recognises(week.slice(0, 5000))]).toEqual([true, false])
})

test('a week is cut into its documents; the listing is set aside and the broken one is rejected alone', () => {
  expect(readings.map((reading) => (typeof reading === 'string' ? reading : reading.kind))).toEqual([
    'record',
    'sequence-cwu',
    'rejected',
    'record',
    'record',
  ])
})

test('bibliography of a utility patent', () => {
  expect(record(0)).toMatchObject({
    publicationNumber: 'US9000001B2',
    applicationNumber: 'US15000001',
    office: 'US',
    kind: 'B2',
    patentType: 'invention',
    applicationDate: '20270304',
    publicationDate: '20300101',
    grantDate: '20300101',
    priorities: [
      { country: 'DE', number: '10 2026 000 001', date: '20260305' },
      { country: 'US', number: '62000001', date: '20260102' },
    ],
    titles: [{ lang: 'en', text: 'Kite with a wind & sun store of LiFePO₄' }],
    abstracts: [{ lang: 'en', text: 'A kite\nstores 10³ J — at least.' }],
    ipc: ['H01M4/36', 'H01M10/0525'],
    cpc: ['H01M4/364', 'Y02E60/10'],
    uspc: ['429/231.95', '429/94'],
    drawings: [
      { id: '1', sourceFile: 'US09000001-20300101-D00000.TIF' },
      { id: '2', sourceFile: 'US09000001-20300101-D00001.TIF' },
    ],
  })
  expect(readings[0]).toMatchObject({ formatVersion: 'v4.5 2014-04-03' })
})

test('parties with addresses, kinds and roles', () => {
  const address = { country: 'US', province: 'CA', city: 'Windermere' }
  expect(record(0)).toMatchObject({
    applicants: [{ name: 'University of Windermere', address: '1 Lake Road, Windermere, CA, 90000', ...address }],
    assignees: [{ name: 'University of Windermere', kind: 'university', address: 'Windermere, CA', ...address }],
    inventors: [
      { name: 'Ada J. Plover', address: 'Lund', country: 'SE', city: 'Lund' },
      { name: 'Bo Wren', address: 'Windermere, CA', ...address },
    ],
    agencies: [{ name: 'Rook & Raven LLP' }],
    agents: [{ name: 'Cy Rook' }],
    examiners: [{ name: 'Dee Owl' }, { name: 'Eve Jay' }],
  })
})

test('citations of patents and of other literature', () => {
  expect(record(0)?.citations).toEqual([
    { publicationNumber: 'US5000001A', category: 'cited by examiner', party: 'Kestrel et al.', date: '199103' },
    { publicationNumber: 'US20240000001A1', category: 'cited by applicant', party: 'Swift', date: '20240104' },
    { publicationNumber: 'WO1999000001', category: 'cited by applicant', date: '199901' },
    { category: 'cited by applicant', text: 'Heron, “On strings”, Journal of Kites, 2026.' },
  ])
})

test('claims with what they depend on, numbers off the text, steps on lines', () => {
  expect(record(0)?.claims).toEqual([
    { lang: 'en', number: 1, text: 'A kite, comprising:\na frame; and\na store of charge.', independent: true, parents: [] },
    { lang: 'en', number: 2, text: 'The kite of claim 1, wherein the frame is of reed.', independent: false, parents: [1] },
    { lang: 'en', number: 3, text: 'The kite of claim 1 or claim 2, with a tail.', independent: false, parents: [1, 2] },
    { lang: 'en', number: 4, text: 'A method of flying.', independent: true, parents: [] },
  ])
})

test('description with headings and parts', () => {
  expect(record(0)?.description).toEqual([
    { lang: 'en', text: 'BACKGROUND', heading: true, section: 'background' },
    { lang: 'en', text: 'Kites are old.', section: 'background' },
    { lang: 'en', text: 'SUMMARY', heading: true, section: 'summary' },
    { lang: 'en', text: 'This one stores:\nwind,\nsun.', section: 'summary' },
    { lang: 'en', text: 'FIG. 1 shows a kite.', section: 'drawings' },
    { lang: 'en', text: 'The tail is given in Table 1.\n\tlength\tmass\n\t3 m\t2 g', section: 'embodiments' },
  ])
})

test('facts without a place of their own keep the names of the source', () => {
  expect(record(0)?.other).toEqual({
    'us-application-series-code': ['15'],
    'us-term-extension': ['17'],
    disclaimer: ['This patent is subject to a terminal disclaimer.'],
    'number-of-claims': ['4'],
    'art-unit': ['1729'],
    'us-exemplary-claim': ['1'],
    'number-of-drawing-sheets': ['2'],
    'number-of-figures': ['3'],
    'classification-cpc-text': ['H01M 4/36'],
    'field-of-search': ['429 90- 96'],
    continuation: ['US 14000009 20250102, grant US 8000009, PENDING'],
    'related-publication': ['US 20280000001 A1 20280106'],
    'us-claim-statement': ['What is claimed is:'],
  })
})

test('a design, its inventor as applicant, its owner without an address', () => {
  expect(record(3)).toEqual({
    publicationNumber: 'USD900003S1',
    applicationNumber: 'US29900003',
    office: 'US',
    kind: 'S1',
    patentType: 'design',
    applicationDate: '20280507',
    publicationDate: '20300101',
    grantDate: '20300101',
    titles: [{ lang: 'en', text: 'Kite' }],
    claims: [{ lang: 'en', number: 1, text: 'The ornamental design for a kite, as shown.', independent: true, parents: [] }],
    applicants: [{ name: 'Flo Teal', address: 'Turin', country: 'IT', city: 'Turin' }],
    inventors: [{ name: 'Flo Teal', address: 'Turin', country: 'IT', city: 'Turin' }],
    assignees: [{ name: 'Pond Toys S.p.A.', kind: 'company' }],
    locarno: ['21-01'],
    uspc: ['D21/448'],
    citations: [{ publicationNumber: 'USD99001S', category: 'cited by other', date: '193603' }],
    other: { edition: ['9'] },
  })
})

test('a reissue of the first version, without declaration, with IPC in fixed places', () => {
  expect(record(4)).toMatchObject({ publicationNumber: 'USRE50004E1', patentType: 'reissue', ipc: ['A47C7/54', 'A43B13/14'] })
})

const listing = (sequences: string) => ({
  position: 9,
  text: `<?xml version="1.0"?><sequence-cwu id="SEQLST-1"><publication-reference><document-id><country>US</country>
    <doc-number>09000001</doc-number><kind>B2</kind><date>20300101</date></document-id></publication-reference>${sequences}</sequence-cwu>`,
})
const listed = (sequences: string) => {
  const reading = grants.read(listing(sequences))
  if (reading.kind !== 'record') throw new Error('no record')
  return reading.record
}

test('a listing is a further statement about its patent, with the facts and residues of each sequence', () => {
  const read = listed(`<sequence-list-new-rules><s100><s160>2</s160></s100>
    <s200><s210>1 </s210><s211>12</s211><s212>DNA</s212><s213>Homo sapiens</s213>
      <s220><s221>CDS</s221><s222>(1)..(12)</s222></s220><s220><s223>Primer for
        a gene</s223></s220></s200>
    <s400> 1
            atg gcc aag gga                                     12
            Met Ala Lys Gly
              1
    </s400>
    <s200><s210>2</s210><s212>PRT</s212></s200><s400> 2 Xaa Gly</s400></sequence-list-new-rules>`)
  expect(read).toEqual({
    publicationNumber: 'US9000001B2',
    office: 'US',
    kind: 'B2',
    publicationDate: '20300101',
    titles: [],
    sequences: [
      {
        number: '1',
        length: '12',
        molecule: 'DNA',
        organism: 'Homo sapiens',
        features: ['CDS (1)..(12)', 'Primer for a gene'],
        text: 'atg gcc aag gga                                     12\nMet Ala Lys Gly\n  1',
      },
      { number: '2', molecule: 'PRT', text: 'Xaa Gly' },
    ],
  })
  const from = (position: number) => ({ source: { format: 'us-redbook-grant', file: 'week.xml', position } })
  const merged = mergeRecords(
    [
      { ...read, ...from(9) },
      { ...record(0)!, ...from(1) },
    ],
    () => 2,
  )
  expect(merged).toMatchObject({ titles: record(0)!.titles, claims: record(0)!.claims, sequences: read.sequences })
})

test('a listing of the older rules is divided at its headings', () => {
  const lines = ['SEQUENCE LISTING', '(2) INFORMATION FOR SEQ ID NO: 1:', '  (A) LENGTH: 6 base pairs', '', 'ATGGCC   6']
  const rows = [...lines, '(2) INFORMATION FOR SEQ ID NO: 2:', 'Met Ala'].map((line) => `<row><entry>${line} </entry></row>`)
  expect(listed(`<table><tgroup><tbody>${rows.join('')}</tbody></tgroup></table>`).sequences).toEqual([
    { number: '1', length: '6', text: '  (A) LENGTH: 6 base pairs\nATGGCC   6' },
    { number: '2', text: 'Met Ala' },
  ])
})

test('of a listing without end the facts are stored, and residues up to a limit', () => {
  const long = Array.from({ length: 5 }, (_, index) => `<s200><s210>${index + 1}</s210></s200><s400> 1 ${'acgt'.repeat(75_000)}</s400>`)
  const { sequences = [] } = listed(`<sequence-list-new-rules>${long.join('')}</sequence-list-new-rules>`)
  expect(sequences.map(({ number, text }) => [number, text.length])).toEqual([
    ['1', 300_000],
    ['2', 300_000],
    ['3', 300_000],
    ['4', 0],
    ['5', 0],
  ])
})

test('a published application is not granted', async () => {
  const [fragment] = await collectAll(applications.fragments(bytes('application.xml')))
  const reading = fragment === undefined ? undefined : applications.read(fragment)
  expect(reading).toMatchObject({
    kind: 'record',
    record: { publicationNumber: 'US20280000001A1', applicationNumber: 'US15000001', claims: [{ text: 'A kite.' }] },
  })
  expect(reading).not.toHaveProperty('record.grantDate')
})

test.each([
  ['42923195', '429/231.95'],
  ['D 2901', 'D2/901'],
  ['D 9 99', 'D9/99'],
  ['D99  9', 'D99/9'],
  [' 36  73', '36/7.3'],
  [' 99 23 R', '99/23R'],
  ['257E21577', '257/E21.577'],
  ['261DIG 70', '261/DIG.70'],
  ['426 76- 80', '426 76- 80'],
])('USPC %s', (written, expected) => expect(nationalSymbol(written)).toBe(expected))
