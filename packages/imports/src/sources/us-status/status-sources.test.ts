import { expect, test } from 'vitest'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { ASSIGNMENT_SOURCE } from './assignment-source.ts'
import { GLOBAL_DOSSIER_SOURCE } from './global-dossier-source.ts'
import { ST96_SOURCE } from './st96-source.ts'
import { STATUS_LINES_SOURCES } from './status-sources.ts'
import { systemDay } from './system-date.ts'

const EVERY = [...STATUS_LINES_SOURCES, GLOBAL_DOSSIER_SOURCE, ASSIGNMENT_SOURCE, ST96_SOURCE]
const formatOf = (head: string) => EVERY.find((source) => source.recognises(head))?.format
const recordsOf = async (text: string) => {
  const source = EVERY.find((one) => one.recognises(text)) as PatentImportFormat
  const fragments = await collectAll(source.fragments(bytesInChunks(text, 50)))
  return fragments.flatMap((fragment) => {
    const reading = source.read(fragment)
    if (reading.kind === 'records') return reading.records
    return reading.kind === 'record' ? [reading.record] : []
  })
}

const EXAMINATION = {
  applId: '15000001',
  appStatus: 'Patented Case',
  appStatusDate: '2030-01-08T00:00:00Z',
  appType: 'Re-Issue',
  appFilingDate: '2027-03-04T00:00:00Z',
  patentTitle: 'KITE ',
  appClsSubCls: '137/625390',
  appExamName: 'OWL, DEE A',
  appExamNameFacet: 'OWL, DEE A',
  appGrpArtNumber: '3402',
  applicants: [{ nameLineOne: 'POND TOYS INC.', nameLineTwo: ' ', city: 'PEORIA, ', country: '(US)', geoCode: 'IL' }],
  inventors: [{ nameLineOne: 'PLOVER', nameLineTwo: 'ADA J.', suffix: 'III', city: 'LUND, ', country: '(SE)' }],
  foreignPriority: [{ countryName: 'REPUBLIC OF KOREA', filingDate: '12-13-2026', priorityClaim: '2026-0104821' }],
  transactions: [{ code: 'CTNF', description: 'Non-Final Rejection', recordDate: '2028-09-22 00:00:00' }],
  assignments: [
    {
      converyanceName: 'ASSIGNMENT OF ASSIGNORS INTEREST.',
      recordedDate: '06-12-2028',
      reelNumber: '4669',
      frameNumber: '905',
      assignors: [{ assignorName: 'POND TOYS INC.', execDate: '05-15-2028' }],
      assignee: [{ assigneeName: 'LAKE TOYS INC.', cityName: 'PEORIA', countryCode: 'ILLINOIS', postalCode: 'null' }],
    },
    {
      converyanceName: 'SECURITY INTEREST (SEE DOCUMENT FOR DETAILS).',
      recordedDate: '06-12-2029',
      reelNumber: '4670',
      frameNumber: '1',
      assignors: [{ assignorName: 'LAKE TOYS INC.' }],
      assignee: [{ assigneeName: 'REED BANK' }],
    },
  ],
}

test('examination data: parties, events, and the owner after the last conveyance, which a security interest is not', async () => {
  expect(await recordsOf(JSON.stringify(EXAMINATION))).toEqual([
    {
      applicationNumber: 'US15000001',
      office: 'US',
      patentType: 'reissue',
      applicationDate: '20270304',
      titles: [{ lang: 'en', text: 'KITE' }],
      priorities: [{ number: '2026-0104821', country: 'KR', date: '20261213' }],
      applicants: [{ name: 'POND TOYS INC.', address: 'PEORIA, IL', country: 'US', province: 'IL', city: 'PEORIA' }],
      assignees: [{ name: 'LAKE TOYS INC.', address: 'PEORIA, ILLINOIS', city: 'PEORIA', recorded: '20280612' }],
      inventors: [{ name: 'ADA J. PLOVER III', address: 'LUND', country: 'SE', city: 'LUND' }],
      examiners: [{ name: 'DEE A OWL' }],
      uspc: ['137/625.39'],
      legalEvents: [
        { date: '20280922', code: 'CTNF', office: 'US', text: 'Non-Final Rejection' },
        { date: '20300108', code: 'STATUS', office: 'US', text: 'Patented Case' },
        {
          date: '20280612',
          code: 'AS',
          office: 'US',
          text: 'ASSIGNMENT OF ASSIGNORS INTEREST. (4669/905) POND TOYS INC. (executed 05-15-2028) → LAKE TOYS INC.',
        },
        {
          date: '20290612',
          code: 'AS',
          office: 'US',
          text: 'SECURITY INTEREST (SEE DOCUMENT FOR DETAILS). (4670/1) LAKE TOYS INC. → REED BANK',
        },
      ],
      other: { appGrpArtNumber: ['3402'], assignments: [expect.stringContaining('4669'), expect.stringContaining('REED BANK')] },
    },
  ])
})

test('the open data portal: metadata in one object or among the rest', async () => {
  const meta = {
    inventionTitle: 'Kite',
    filingDate: '2027-03-04',
    applicationTypeCode: 'UTL',
    applicationStatusCode: 150,
    applicationStatusDate: '2030-01-08',
    applicationStatusDescriptionText: 'Patented Case',
    cpcClassificationBag: ['A63H27/08'],
    inventorBag: [{ firstName: 'Ada', lastName: 'Plover', correspondenceAddressBag: [{ cityName: 'Lund', countryCode: 'SE' }] }],
    docketNumber: 'K-1',
  }
  const expected = {
    applicationNumber: 'US15000001',
    applicationDate: '20270304',
    cpc: ['A63H27/08'],
    inventors: [{ name: 'Ada Plover', country: 'SE', city: 'Lund' }],
    legalEvents: [{ date: '20300108', code: 'STATUS 150', office: 'US', text: 'Patented Case' }],
    other: { docketNumber: ['K-1'] },
  }
  const number = { applicationNumberText: '15000001' }
  expect(await recordsOf(JSON.stringify({ ...number, applicationMetaData: meta }))).toMatchObject([expected])
  expect(await recordsOf(JSON.stringify({ ...number, ...meta }))).toMatchObject([expected])
})

test('letters, rejections, citations and proceedings speak of an application', async () => {
  const letter = { patentApplicationNumber: ['15000001'], legacyDocumentCodeIdentifier: ['CTFR'], submissionDate: '2028-04-11T04:00:00Z' }
  const rejection = { ...letter, id: 'a', claimNumberArrayDocument: ['1,2'], actionTypeCategory: 'rejected', legalSectionCode: '103' }
  const citation = { patentApplicationNumber: '15000001', id: 'b', examinerCitedReferenceIndicator: true, referenceIdentifier: 'x' }
  const board = { proceedingNumber: 'IPR2029-00001', proceedingTypeCategory: 'AIA Trial', respondentApplicationNumberText: '15000001' }
  expect([
    await recordsOf(JSON.stringify({ ...letter, obsoleteDocumentIdentifier: ['L1'], bodyText: ['Claims 1 and 2 fall.'] })),
    await recordsOf(JSON.stringify(rejection)),
    await recordsOf(JSON.stringify({ ...citation, parsedReferenceIdentifier: '20060195495' })),
    await recordsOf(JSON.stringify({ ...citation, parsedReferenceIdentifier: '101761429' })),
    await recordsOf(JSON.stringify({ ...board, decisionDate: '07-06-2029', petitionerPartyName: 'Reed Ltd.' })),
  ]).toMatchObject([
    [
      {
        legalEvents: [{ date: '20280411', code: 'CTFR', text: 'Final rejection: L1' }],
        other: { 'office action text L1': ['Claims 1 and 2 fall.'] },
      },
    ],
    [{ legalEvents: [{ date: '20280411', text: 'Final rejection: claims 1,2 rejected, 35 USC 103' }] }],
    [{ citations: [{ publicationNumber: 'US20060195495', category: 'cited by examiner' }] }],
    [{ citations: [{ text: '101761429', category: 'cited by examiner' }] }],
    [{ legalEvents: [{ date: '20290706', code: 'PTAB-DECISION', text: 'AIA Trial IPR2029-00001: decision, Reed Ltd.' }] }],
  ])
})

test('an assignment of two patents applies to both', async () => {
  const list = (name: string, ...values: string[]) => `<arr name="${name}">${values.map((value) => `<str>${value}</str>`).join('')}</arr>`
  const document = `<doc><str name="reelNo">15</str><str name="frameNo">9</str><date name="recordedDate">2028-11-08T04:00:00Z</date>
    <str name="conveyanceText">MERGER</str>${list('patAssignorName', 'POND')}${list('patAssigneeName', 'LAKE')}${list('patAssigneeCity', 'NULL')}
    ${list('applNum', '15000001', 'NULL')}${list('patNum', '9900001', '9900002')}${list('inventionTitle', 'KITE', 'REEL')}</doc>`
  const records = await recordsOf(`<?xml version="1.0"?><response><result name="response">${document}</result></response>`)
  const shared = {
    assignees: [{ name: 'LAKE' }],
    legalEvents: [{ date: '20281108', code: 'AS', office: 'US', text: 'MERGER (15/9) POND → LAKE' }],
  }
  expect(records).toMatchObject([
    { applicationNumber: 'US15000001', titles: [{ text: 'KITE' }], other: { 'patent number': ['9900001'] }, ...shared },
    { publicationNumber: 'US9900002', titles: [{ text: 'REEL' }], ...shared },
  ])
})

test('ST.96: one record for each PatentData, whatever the prefixes', async () => {
  const data = `<u:PatentData c:st96Version="V3_0"><u:PatentRecordBag><u:PatentRecord><u:PatentCaseMetadata>
    <c:ApplicationNumberText>15000001</c:ApplicationNumberText><p:FilingDate>2027-03-04</p:FilingDate>
    <p:GroupArtUnitNumber>2883</p:GroupArtUnitNumber></u:PatentCaseMetadata><u:ProsecutionHistoryDataBag><u:ProsecutionHistoryData>
    <p:EventDate>2029-11-12</p:EventDate><p:EventDescriptionText>Mail Abandonment , MABN</p:EventDescriptionText>
    </u:ProsecutionHistoryData></u:ProsecutionHistoryDataBag></u:PatentRecord></u:PatentRecordBag></u:PatentData>`
  expect(
    await recordsOf(`<?xml version="1.0"?><u:PatentBulkData xmlns:u="x">${data}${data.replace('001', '002')}</u:PatentBulkData>`),
  ).toMatchObject([
    {
      applicationNumber: 'US15000001',
      applicationDate: '20270304',
      legalEvents: [{ date: '20291112', code: '', office: 'US', text: 'Mail Abandonment , MABN' }],
      other: { GroupArtUnitNumber: ['2883'] },
    },
    { applicationNumber: 'US15000002' },
  ])
})

test('a family of the global dossier: a record for each publication', async () => {
  const member = {
    appNum: '15000001',
    appDate: 1804118400000,
    countryCode: 'US',
    title: 'KITE',
    pubList: [
      { pubCountry: 'US', pubNum: '20280000001', kindCode: 'A1', pubDate: 1830902400000 },
      { pubCountry: 'US', pubNum: '9900001', kindCode: 'B2', pubDate: 1893024000000 },
    ],
    priorityClaimList: [{ country: 'JP', docNumber: '2026187096', kindCode: 'A' }],
  }
  expect(await recordsOf(JSON.stringify({ corrAppNum: '15000001', list: [member] }, null, 1))).toMatchObject([
    { publicationNumber: 'US20280000001A1', applicationNumber: 'US15000001', priorities: [{ number: '2026187096', country: 'JP' }] },
    { publicationNumber: 'US9900001B2', applicationNumber: 'US15000001', publicationDate: '20291227' },
  ])
})

test('each set is distinguished from the others, and from other files', () => {
  expect(formatOf('{"publication_number": "CN1A", "title": "x"}')).toBeUndefined()
  expect(formatOf(`${JSON.stringify(EXAMINATION)}\n{}`)).toBe('us-examination-data')
})

test.each([
  ['2013-02-19T05:00:00Z', '20130219'],
  ['2001-09-22 00:00:00', '20010922'],
  ['05-15-1986', '19860515'],
  ['06/26/1998', '19980626'],
  ['910828800000', '19981112'],
  ['0001-01-01T05:00:00Z', undefined],
  ['0000-12-30T05:00:00Z', undefined],
  ['01-01-0001', undefined],
  ['soon', undefined],
])('the day of %s is %s', (written, day) => expect(systemDay(written)).toBe(day))
