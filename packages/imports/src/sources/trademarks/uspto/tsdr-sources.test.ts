import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TRADEMARK_KIND, type Trademark } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { strToU8, zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { bytesInChunks } from '../../../pipeline/testing/bytes-in-chunks.ts'
import { tempFolder } from '../../../pipeline/testing/temp-folder.ts'
import { keyOfDrawing } from '../../../pipeline/picture-key.ts'
import { recogniseSource } from '../../../pipeline/recognise-source.ts'
import { runImport } from '../../../pipeline/run-import.ts'
import { SOURCES } from '../../every-source.ts'
import { currentOwners, readUsStatus, usNiceClass } from './us-mark-facts.ts'

/** Written after the structure of the office's files, with invented facts. */
const ST66 = `<?xml version="1.0"?><Transaction xmlns:ns2="urn:us:gov:doc:uspto:trademark:status" xmlns="http://www.wipo.int/standards/XMLSchema/trademarks">
<TradeMarkTransactionBody><TransactionContentDetails><TransactionData><TradeMarkDetails><TradeMark>
<RegistrationOfficeCode>US</RegistrationOfficeCode><ApplicationNumber>99000001</ApplicationNumber>
<ApplicationDate>2030-05-09-04:00</ApplicationDate><RegistrationNumber>9900002</RegistrationNumber><RegistrationDate>2032-03-23-05:00</RegistrationDate>
<MarkCurrentStatusCode>702</MarkCurrentStatusCode><MarkCurrentStatusDate>2038-09-08-04:00</MarkCurrentStatusDate><KindMark>Service Mark</KindMark>
<WordMarkSpecification><MarkVerbalElementText>REED &amp; KITE</MarkVerbalElementText><MarkTranslation/></WordMarkSpecification>
<GoodsServicesDetails><GoodsServices><ClassDescriptionDetails><ClassDescription><ClassNumber>009</ClassNumber>
<GoodsServicesDescription>Kites with sensors</GoodsServicesDescription></ClassDescription></ClassDescriptionDetails></GoodsServices>
<GoodsServices><ClassDescriptionDetails><ClassDescription><ClassNumber>A</ClassNumber><GoodsServicesDescription>x</GoodsServicesDescription>
</ClassDescription></ClassDescriptionDetails></GoodsServices></GoodsServicesDetails>
<PublicationDetails><Publication><PublicationDate>2031-12-30-05:00</PublicationDate></Publication></PublicationDetails>
<RepresentativeDetails><Representative><Comment>Attorney of Record</Comment><RepresentativeAddressBook><FormattedNameAddress><Name><FreeFormatName>
<FreeFormatNameDetails><FreeFormatNameLine>A. Heron</FreeFormatNameLine></FreeFormatNameDetails></FreeFormatName></Name></FormattedNameAddress>
</RepresentativeAddressBook></Representative></RepresentativeDetails>
<MarkEventDetails><MarkEvent><MarkEventDate>2032-03-23-05:00</MarkEventDate><MarkEventCode>R.PR</MarkEventCode><MarkEventExt>
<ns2:MarkEventInternalDescriptionText>REGISTERED-PRINCIPAL REGISTER</ns2:MarkEventInternalDescriptionText>
<ns2:MarkEventEntryNumber>2</ns2:MarkEventEntryNumber></MarkEventExt></MarkEvent><MarkEvent><MarkEventDate>2031-12-30-05:00</MarkEventDate>
<MarkEventCode>PUBO</MarkEventCode><MarkEventExt><ns2:MarkEventInternalDescriptionText>PUBLISHED FOR OPPOSITION</ns2:MarkEventInternalDescriptionText>
<ns2:MarkEventEntryNumber>1</ns2:MarkEventEntryNumber></MarkEventExt></MarkEvent></MarkEventDetails>
<TradeMarkExt><ns2:MarkCurrentStatusExternalDescriptionText>A declaration has been accepted.</ns2:MarkCurrentStatusExternalDescriptionText>
<ns2:MarkFeatureCode>1</ns2:MarkFeatureCode></TradeMarkExt>
</TradeMark></TradeMarkDetails><ApplicantDetails>${owner('Reed Kites Inc.', 30)}${owner('Reed', 10)}</ApplicantDetails></TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>`

function owner(name: string, code: number): string {
  return `<Applicant><ApplicantAddressBook><FormattedNameAddress><Name><FreeFormatName><FreeFormatNameDetails><FreeFormatNameLine>${name}</FreeFormatNameLine>
  </FreeFormatNameDetails></FreeFormatName></Name><Address><FormattedAddress><AddressRoom>1 Pond Street</AddressRoom><AddressCity>Heron</AddressCity>
  <FormattedAddressCountryCode>US</FormattedAddressCountryCode></FormattedAddress></Address></FormattedNameAddress></ApplicantAddressBook>
  <ApplicantExt><ns2:PartyTypeCode>${code}</ns2:PartyTypeCode></ApplicantExt></Applicant>`
}

/** The same for ST.96, whose versions differ in the root and the namespace. */
const st96 = (
  root: string,
  namespace: string,
) => `<?xml version="1.0"?><t:${root} xmlns:c="x" xmlns:t="${namespace}"><t:TrademarkTransactionBody>
<t:TransactionContentBag><t:TransactionData><t:TrademarkBag><t:Trademark><c:RegistrationOfficeCode>US</c:RegistrationOfficeCode>
<c:ApplicationNumber><c:ApplicationNumberText>99000003</c:ApplicationNumberText></c:ApplicationNumber><t:ApplicationDate>2030-02-07-05:00</t:ApplicationDate>
<t:MarkCurrentStatusCode>602</t:MarkCurrentStatusCode><t:MarkCategory>Collective mark</t:MarkCategory><t:MarkRepresentation><t:MarkReproduction>
<t:WordMarkSpecification><t:MarkVerbalElementText>HERON</t:MarkVerbalElementText></t:WordMarkSpecification><t:MarkImageBag><t:MarkImage>
<t:NationalDesignSearchCodeBag><t:Code>03.15.06</t:Code></t:NationalDesignSearchCodeBag></t:MarkImage></t:MarkImageBag></t:MarkReproduction>
<t:MarkDescriptionBag><t:NationalMarkDescription><t:MarkFeatureCode>3</t:MarkFeatureCode></t:NationalMarkDescription></t:MarkDescriptionBag></t:MarkRepresentation>
<t:GoodsServicesBag><t:GoodsServices><t:GoodsServicesClassificationBag><t:GoodsServicesClassification><t:ClassificationKindCode>Nice</t:ClassificationKindCode>
<t:ClassNumber>028</t:ClassNumber></t:GoodsServicesClassification></t:GoodsServicesClassificationBag><t:ClassDescriptionBag><t:ClassDescription>
<t:ClassNumber>028</t:ClassNumber><t:GoodsServicesDescriptionText c:sequenceNumber="1">Kites</t:GoodsServicesDescriptionText></t:ClassDescription>
</t:ClassDescriptionBag></t:GoodsServices></t:GoodsServicesBag><t:ApplicantBag><t:Applicant c:sequenceNumber="31">${contact('Heron Plc')}</t:Applicant>
<t:Applicant c:sequenceNumber="10">${contact('Pond Plc')}</t:Applicant></t:ApplicantBag></t:Trademark></t:TrademarkBag></t:TransactionData>
</t:TransactionContentBag></t:TrademarkTransactionBody></t:${root}>`

function contact(name: string): string {
  return `<c:Contact><c:Name><c:EntityName>${name}</c:EntityName></c:Name></c:Contact>`
}

async function recordsOf(text: string): Promise<{ format: string | undefined; records: unknown[] }> {
  const source = recogniseSource(Buffer.from(text), SOURCES)
  const records: unknown[] = []
  for await (const fragment of source?.fragments(bytesInChunks(text, 500)) ?? []) records.push(source?.read(fragment))
  return { format: source?.format, records }
}

test('ST.66: the current owner, the attorney, Nice classes only, the history in order of time', async () => {
  const { format, records } = await recordsOf(ST66)
  expect(format).toBe('uspto-st66')
  const record: Omit<Trademark, 'source'> = {
    office: 'US',
    applicationNumber: '99000001',
    registrationNumber: '9900002',
    words: [{ lang: 'und', text: 'REED & KITE' }],
    feature: 'word',
    kind: 'individual',
    goods: [{ niceClass: '09', texts: [{ lang: 'en', text: 'Kites with sensors' }] }],
    owners: [{ name: 'Reed Kites Inc.', address: '1 Pond Street, Heron', country: 'US' }],
    representatives: [{ name: 'A. Heron' }],
    applicationDate: '20300509',
    publicationDate: '20311230',
    registrationDate: '20320323',
    expiryDate: '20420323',
    expiryIsDerived: true,
    status: 'registered',
    officeStatus: 'A declaration has been accepted.',
    statusDate: '20380908',
    events: [
      { date: '20311230', code: 'PUBO', text: 'PUBLISHED FOR OPPOSITION', type: 'publication' },
      { date: '20320323', code: 'R.PR', text: 'REGISTERED-PRINCIPAL REGISTER', type: 'registration' },
    ],
    niceClasses: ['09'],
    other: { 'former owner': ['Reed'], 'class A': ['x'] },
  }
  expect(records).toEqual([{ kind: 'record', record }])
})

test.each([
  ['Transaction', 'http://www.wipo.int/standards/XMLSchema/Trademark/1'],
  ['TrademarkTransaction', 'http://www.wipo.int/standards/XMLSchema/ST96/Trademark'],
])('ST.96: %s in %s', async (root, namespace) => {
  const { format, records } = await recordsOf(st96(root, namespace))
  expect(format).toBe('uspto-st96')
  expect(records).toMatchObject([
    {
      kind: 'record',
      record: {
        applicationNumber: '99000003',
        words: [{ text: 'HERON' }],
        feature: 'combined',
        kind: 'collective',
        viennaCodes: ['03.15.06'],
        niceClasses: ['28'],
        goods: [{ niceClass: '28', texts: [{ lang: 'en', text: 'Kites' }] }],
        owners: [{ name: 'Heron Plc' }],
        status: 'withdrawn',
        officeStatus: '602',
      },
    },
  ])
})

test('codes of the office: status, classes, owners', () => {
  expect(['630', '641', '686', '710', '774', '790', '800', '900'].map((code) => readUsStatus(code, undefined))).toEqual([
    'filed',
    'examined',
    'published',
    'cancelled',
    'opposed',
    'challenged',
    'registered',
    'expired',
  ])
  expect(readUsStatus('409', 'Abandoned')).toBe('withdrawn')
  expect(readUsStatus(undefined, undefined)).toBeUndefined()
  expect(['042', '200', 'B', undefined].map(usNiceClass)).toEqual(['42', undefined, undefined, undefined])
  expect(currentOwners([])).toEqual([])
})

test('the picture in an archive of one mark is stored and found; a document outside an archive has none', async () => {
  const folder = tempFolder()
  const engine = await openSqliteEngine({ kind: TRADEMARK_KIND, folder: join(folder, 'index'), readers: 1 })
  onTestFinished(() => engine.close())
  const picture = Buffer.from('\xff\xd8\xff\xe0 a small picture \xff\xd9', 'latin1')
  const archive = zipSync({ 'status_st66.xml': strToU8(ST66), 'markImage.jpg': picture, 'markThumbnailImage.jpg': picture })
  mkdirSync(join(folder, 'in'))
  writeFileSync(join(folder, 'in/sn99000001.zip'), archive)
  const stored = new Map<string, Buffer>()
  const pictures = { put: async (key: string, bytes: Buffer) => stored.get(key) === undefined && stored.set(key, bytes) !== undefined }
  const run = () =>
    runImport({ engines: { trademark: engine }, paths: [join(folder, 'in')], rejectedFolder: folder, pictures, onEvent: () => {} })
  expect(await run()).toMatchObject({ counts: { new: 1, rejected: 0 }, pictures: 2, unrecognised: 0, damaged: 0 })
  const imageOf = async () => (await engine.get(['US99000001']))[0]?.record.images
  const [image] = (await imageOf()) ?? []
  expect(stored.get(keyOfDrawing(image ?? {}) ?? '')).toEqual(picture)
  expect(await run()).toMatchObject({ counts: { new: 0, changed: 0 }, pictures: 0 })

  // A later daily or single file without the picture does not remove it.
  writeFileSync(join(folder, 'in/sn99000001.xml'), ST66.replace('2038-09-08', '2038-10-08'))
  expect(await run()).toMatchObject({ counts: { changed: 1 } })
  expect(await imageOf()).toEqual([image])
})
