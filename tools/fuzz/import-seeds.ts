import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { SOURCES } from '@gezhi/imports'
import { demoPatents } from '@gezhi/imports/demo'

const FOLDER = 'packages/imports/src/sources'
const DEMO = 5
const TITLES = ['会飞的风筝', 'A kite with a tail', '一种风筝；线轴']

interface Mapping {
  readonly recognisedBy?: readonly string[]
  readonly columns?: Readonly<Record<string, { readonly to: string }>>
}

/**
 * Files to mutate, named with the extension of their format: fixtures of the importers, generated patents, and tables with the columns of
 * each mapping.
 */
export async function importSeeds(): Promise<ReadonlyMap<string, Buffer>> {
  const seeds = new Map<string, Buffer>()
  const names = (await readdir(FOLDER, { recursive: true })).toSorted()
  for (const name of names.filter((one) => /fixtures\/[^/]+\.\w+$/.test(one))) {
    seeds.set(`${name.split('/')[0]}-${basename(name)}`, await readFile(join(FOLDER, name)))
  }
  for (const name of names.filter((one) => /mappings\/[^/]+\.json$/.test(one))) {
    const mapping = JSON.parse(await readFile(join(FOLDER, name), 'utf8')) as Mapping
    const id = `${name.split('/')[0]}-${basename(name, '.json')}`
    for (const [extension, bytes] of Object.entries(tablesOf(mapping))) if (isRecognised(bytes)) seeds.set(`${id}.${extension}`, bytes)
  }
  const patents = [...demoPatents({ seed: 1, count: DEMO })]
  seeds.set('patents.jsonl', Buffer.from(patents.map((patent) => JSON.stringify(patent)).join('\n')))
  for (const [name, text] of Object.entries(WRITTEN)) seeds.set(name, Buffer.from(text))
  return seeds
}

/** Workbooks are recognised after unpacking. */
function isRecognised(bytes: Buffer): boolean {
  const head = bytes.toString()
  return head.startsWith('PK') || SOURCES.some((source) => source.recognises(head))
}

/** A table with all columns of a mapping, as text and as a workbook. */
function tablesOf({ columns = {}, recognisedBy = [] }: Mapping): Readonly<Record<string, Buffer>> {
  const header = [...new Set([...recognisedBy, ...Object.keys(columns)])]
  if (header.length === 0) return {}
  const rows = TITLES.map((title, row) => header.map((column) => cellOf(columns[column]?.to ?? '', title, row)))
  const quoted = [header, ...rows].map((cells) => cells.map((cell) => `"${cell}"`))
  const book = utils.book_new(utils.aoa_to_sheet([header, ...rows]), 'Sheet1')
  const html = [header, ...rows].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')
  return {
    csv: Buffer.from(quoted.map((cells) => cells.join(',')).join('\n')),
    tsv: Buffer.from([header, ...rows].map((cells) => cells.join('\t')).join('\n')),
    jsonl: Buffer.from(rows.map((cells) => JSON.stringify(Object.fromEntries(header.map((column, i) => [column, cells[i]])))).join('\n')),
    html: Buffer.from(`<html><table>${html}</table></html>`),
    xlsx: Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array),
  }
}

function cellOf(target: string, title: string, row: number): string {
  if (/number/i.test(target)) return `CN10200000${row}A`
  if (/date/i.test(target)) return `2030-03-0${row + 1}`
  if (/ipc|cpc|class|symbol/i.test(target)) return 'A63H27/08'
  return title
}

/** Formats whose fixtures are strings in their tests. */
const WRITTEN: Readonly<Record<string, string>> = {
  'us-status-examination.jsonl': JSON.stringify({
    applId: '15000001',
    appStatus: 'Patented Case',
    appStatusDate: '2030-01-08T00:00:00Z',
    appFilingDate: '2027-03-04T00:00:00Z',
    patentTitle: 'KITE ',
    applicants: [{ nameLineOne: 'POND TOYS INC.', city: 'PEORIA, ', country: '(US)' }],
    inventors: [{ nameLineOne: 'PLOVER', nameLineTwo: 'ADA J.', country: '(SE)' }],
    transactions: [{ code: 'CTNF', description: 'Non-Final Rejection', recordDate: '2028-09-22 00:00:00' }],
  }),
  'us-status-assignment.xml': `<?xml version="1.0"?><response><result><doc><str name="reelNo">15</str><str name="frameNo">9</str>
    <date name="recordedDate">2028-11-08T04:00:00Z</date><str name="conveyanceText">ASSIGNMENT</str><arr name="patNum"><str>9900001</str></arr>
    <arr name="applNum"><str>15000001</str></arr><arr name="patAssignorName"><str>POND</str></arr></doc></result></response>`,
  'us-status-st96.xml': `<u:PatentBulkData xmlns:u="u" xmlns:c="c"><u:PatentData c:st96Version="V3_0"><u:PatentRecordBag><u:PatentRecord>
    <u:PatentCaseMetadata><c:ApplicationNumberText>15000001</c:ApplicationNumberText><u:FilingDate>2027-03-04</u:FilingDate>
    <c:InventionTitle>KITE</c:InventionTitle></u:PatentCaseMetadata></u:PatentRecord></u:PatentRecordBag></u:PatentData></u:PatentBulkData>`,
  'schemes-cpc-master.xml': `<?xml version="1.0"?><uspat:CPCMasterClassificationFile xmlns:uspat="u" xmlns:pat="p" xmlns:com="c">
    <uspat:CPCMasterClassificationRecord><pat:ApplicationIdentification><com:IPOfficeCode>US</com:IPOfficeCode>
    <com:ApplicationNumber><com:ApplicationNumberText>15000001</com:ApplicationNumberText></com:ApplicationNumber></pat:ApplicationIdentification>
    </uspat:CPCMasterClassificationRecord></uspat:CPCMasterClassificationFile>`,
  'reference-lines.txt': '苇一, 禾二. 会飞的风筝[P]. 中国: CN102000001A,2030-03-25.\n苇一. 风筝[P/OL]. 中国：CN102000002A，2030-03-25.',
}
