import { expect, test } from 'vitest'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { OPS_SOURCES } from './ops-sources.ts'

const answer = (inner: string) =>
  `<?xml version="1.0"?><ops:world-patent-data xmlns="http://www.epo.org/exchange">${inner}</ops:world-patent-data>`
const id = (form: string, country: string, number: string, kind = '', date = '') =>
  `<document-id document-id-type="${form}">${country === '' ? '' : `<country>${country}</country>`}<doc-number>${number}</doc-number>${
    kind === '' ? '' : `<kind>${kind}</kind>`
  }${date === '' ? '' : `<date>${date}</date>`}</document-id>`
const readAll = async (text: string) => {
  const source = OPS_SOURCES.find((one) => one.recognises(text))
  const fragments = source === undefined ? [] : await collectAll(source.fragments(bytesInChunks(text, 64)))
  return { format: source?.format, readings: fragments.map((fragment) => source?.read(fragment)) }
}

test('claims and description of one publication', async () => {
  const document = (inner: string) =>
    answer(`<ftxt:fulltext-documents><ftxt:fulltext-document><bibliographic-data><publication-reference data-format="docdb">
      <document-id><country>EP</country><doc-number>9000001</doc-number><kind>A1</kind></document-id></publication-reference>
      </bibliographic-data>${inner}</ftxt:fulltext-document></ftxt:fulltext-documents>`)
  const claims = `<claims lang="EN"><claim><claim-text>1. A kite</claim-text><claim-text>with a tail.</claim-text>
    <claim-text>2. Kite as claimed in any of the foregoing claims.</claim-text></claim></claims>`
  expect(await readAll(document(claims))).toMatchObject({
    format: 'epo-ops-full-text',
    readings: [
      {
        kind: 'records',
        records: [
          {
            publicationNumber: 'EP9000001A1',
            claims: [
              { lang: 'en', number: 1, text: 'A kite\nwith a tail.', independent: true },
              { number: 2, parents: [1] },
            ],
          },
        ],
      },
    ],
  })
  const described = '<description lang="DE"><p>TECHNICAL FIELD</p><p>[0001]   Ein Drachen.</p></description>'
  expect(await readAll(document(described))).toMatchObject({
    readings: [
      {
        records: [
          {
            description: [
              { heading: true, section: 'field' },
              { lang: 'de', text: 'Ein Drachen.', section: 'field' },
            ],
          },
        ],
      },
    ],
  })
})

test('a family with legal events', async () => {
  const legal = `<ops:legal code="REG " desc="REFERENCE TO A NATIONAL CODE" infl=" "><ops:L001EP desc="Country Code">EP</ops:L001EP>
    <ops:L007EP desc="Gazette DATE">2003-02-14</ops:L007EP><ops:L500EP><ops:L501EP desc="Ref Country Code">CH</ops:L501EP>
    <ops:L502EP desc="Ref Legal Event Code" descData="PATENT CEASED" infl="-">PL</ops:L502EP></ops:L500EP></ops:legal>`
  const priority = `<priority-claim sequence="1" kind="national">${id('docdb', 'NL', '1010536', 'A', '20271112')}
    <priority-active-indicator>YES</priority-active-indicator></priority-claim>`
  const member = `<ops:family-member family-id="19768124"><publication-reference>${id('docdb', 'US', '2028006001', 'A1', '20280517')}
    </publication-reference><application-reference is-representative="YES">${id('docdb', 'US', '26562999', 'A', '19990309')}
    </application-reference>${priority}${legal}</ops:family-member>`
  const requested = `<ops:publication-reference>${id('docdb', 'EP', '9000001', 'A1')}</ops:publication-reference>`
  expect(await readAll(answer(`<ops:patent-family legal="true">${requested}${member}</ops:patent-family>`))).toMatchObject({
    format: 'epo-ops-family',
    readings: [
      {
        records: [
          {
            publicationNumber: 'US20280006001A1',
            applicationNumber: 'US09265629',
            priorities: [{ number: '1010536', country: 'NL', date: '20271112' }],
            family: { simpleId: '19768124' },
            legalEvents: [
              {
                date: '20030214',
                code: 'REG',
                office: 'EP',
                text: 'REFERENCE TO A NATIONAL CODE; Ref Country Code: CH; Ref Legal Event Code: PL PATENT CEASED',
              },
            ],
            other: { 'member of the family of': ['EP9000001A1'], 'priority-claim': ['NL 1010536 A, active YES, national'] },
          },
        ],
      },
    ],
  })
})

test('the register: an entry by its application, events alone by the requested number', async () => {
  const register = (inner: string) =>
    answer(`<ops:register-search><ops:query syntax="CQL">publication=EP9000001</ops:query><reg:register-documents>
      <reg:register-document>${inner}</reg:register-document></reg:register-documents></ops:register-search>`)
  const regId = (country: string, number: string, date: string) =>
    `<reg:document-id><reg:country>${country}</reg:country><reg:doc-number>${number}</reg:doc-number><reg:date>${date}</reg:date></reg:document-id>`
  const entry = `<reg:ep-patent-statuses><reg:ep-patent-status change-date="20300615" status-code="14">Examination</reg:ep-patent-status>
    </reg:ep-patent-statuses><reg:bibliographic-data><reg:classifications-ipcr><reg:classification-ipcr>
    <reg:text>A63H27/08, B64C31/06</reg:text></reg:classification-ipcr></reg:classifications-ipcr>
    <reg:application-reference>${regId('EP', '28833316', '20281222')}</reg:application-reference>
    <reg:application-reference>${regId('WO', 'WO2028US1', '20281221')}</reg:application-reference>
    <reg:parties><reg:applicants><reg:applicant><reg:addressbook><reg:name>Pond</reg:name><reg:address><reg:address-1>Reed 1</reg:address-1>
    <reg:country>SE</reg:country></reg:address></reg:addressbook></reg:applicant></reg:applicants></reg:parties>
    <reg:term-of-grant><reg:lapsed-in-country><reg:country>HU</reg:country><reg:date>20340612</reg:date></reg:lapsed-in-country></reg:term-of-grant>
    <reg:invention-title lang="fr">Cerf-volant</reg:invention-title></reg:bibliographic-data>`
  expect(await readAll(register(entry))).toMatchObject({
    format: 'epo-ops-register',
    readings: [
      {
        records: [
          {
            applicationNumber: 'EP28833316',
            applicationDate: '20281222',
            titles: [{ lang: 'fr', text: 'Cerf-volant' }],
            applicants: [{ name: 'Pond', address: 'Reed 1', country: 'SE' }],
            ipc: ['A63H27/08', 'B64C31/06'],
            legalEvents: [
              { date: '20300615', code: 'STATUS 14', text: 'Examination' },
              { date: '20340612', code: 'LAPSED', text: 'Lapsed in HU' },
            ],
          },
        ],
      },
    ],
  })
  const step = `<reg:procedural-data><reg:procedural-step procedure-step-phase="undefined"><reg:procedural-step-code>RFEE</reg:procedural-step-code>
    <reg:procedural-step-text step-text-type="STEP_DESCRIPTION">Renewal fee payment</reg:procedural-step-text>
    <reg:procedural-step-text step-text-type="YEAR">03</reg:procedural-step-text><reg:procedural-step-date step-date-type="DATE_OF_PAYMENT">
    <reg:date>20301113</reg:date></reg:procedural-step-date></reg:procedural-step></reg:procedural-data>`
  expect(await readAll(register(step))).toMatchObject({
    readings: [
      {
        records: [
          {
            publicationNumber: 'EP9000001',
            legalEvents: [{ date: '20301113', code: 'RFEE', text: 'Renewal fee payment, YEAR 03, DATE_OF_PAYMENT 20301113' }],
          },
        ],
      },
    ],
  })
})

test('results, pictures and numbers name publications', async () => {
  const reference = `<publication-reference>${id('docdb', 'EP', '9000001', 'A1')}</publication-reference>`
  const found = `<ops:biblio-search><ops:search-result>${reference.replaceAll('publication-reference>', 'ops:publication-reference>')}</ops:search-result></ops:biblio-search>`
  const pictures = `<ops:document-inquiry><ops:inquiry-result>${reference}<ops:document-instance number-of-pages="12" desc="FullDocument">
    <ops:document-section name="CLAIMS" start-page="3"/></ops:document-instance></ops:inquiry-result></ops:document-inquiry>`
  const numbers = `<ops:standardization><ops:input><ops:application-reference>${id('docdb', 'MD', '20050130', 'A')}</ops:application-reference></ops:input>
    <ops:output><ops:application-reference>${id('epodoc', '', 'MD20050000130')}</ops:application-reference></ops:output></ops:standardization>`
  expect([await readAll(answer(found)), await readAll(answer(pictures)), await readAll(answer(numbers))]).toMatchObject([
    { format: 'epo-ops-search', readings: [{ records: [{ publicationNumber: 'EP9000001A1' }] }] },
    {
      format: 'epo-ops-images',
      readings: [{ records: [{ pageCount: 12, other: { 'document-instance': ['FullDocument, 12 pages, CLAIMS 3'] } }] }],
    },
    {
      format: 'epo-ops-numbers',
      readings: [
        { records: [{ applicationNumber: 'MD20050130', other: { 'number forms': ['docdb MD 20050130 A', 'epodoc MD20050000130'] } }] },
      ],
    },
  ])
})

test('a response that names no document is rejected; other responses are none of these', async () => {
  expect((await readAll(answer('<ops:biblio-search total-result-count="0"></ops:biblio-search>'))).readings).toMatchObject([
    { kind: 'rejected' },
  ])
  expect((await readAll(answer('<exchange-documents></exchange-documents>'))).format).toBeUndefined()
})
