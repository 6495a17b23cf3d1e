import type { ReadPatentRecord } from '@gezhi/imports'
import { checkFormat, type FormatCheck, type LeftOut } from './check-format.ts'
import { IN_ONE_FORM, NO_VALUE } from './left-out.ts'
import { plainText } from './same-words.ts'
import { classOf, digits, distinct, sameName } from './shown-field.ts'
import { jsonLeaves } from './source-leaves.ts'

type Row = Record<string, string | string[]>
const cells = (row: Row, column: string, separators = /[;；]/) =>
  [row[column] ?? []]
    .flat()
    .flatMap((cell) => cell.split(separators))
    .map((cell) => cell.trim())
    .filter(Boolean)
const day = (row: Row, column: string) => {
  const [year, month = '', date = ''] = cells(row, column)[0]?.split(/[-./]/) ?? []
  return year === undefined ? undefined : year + month.padStart(2, '0') + date.padStart(2, '0')
}
/** `US-2001032345-A1`: the serial number of a published application has seven places. */
const inFull = (number: string | undefined) => digits(number?.replace(/^US-(20\d\d)(\d{6})-/, 'US-$10$2-').replace(/-([A-Z]\d?)$/, '$1'))
const EVERY = [
  'applicationNumber',
  'applicationDate',
  'grantDate',
  'priorities',
  'abstracts',
  'claims',
  'description',
  'applicants',
  'inventors',
  'agencies',
  'agents',
  'examiners',
  'ipc',
  'cpc',
  'locarno',
  'citations',
  'kind',
  'publicationNumber',
  'publicationDate',
] as const satisfies readonly (keyof ReadPatentRecord)[]
/** Rows of tables as JSON, whatever the table's format; columns have the names of the source. */
const table = (format: string, begins: string, fields: FormatCheck<Row>['fields'], left: LeftOut = []) =>
  checkFormat({
    format,
    begins,
    open: (text) => JSON.parse(text) as Row,
    leaves: (row) => jsonLeaves(row),
    fields,
    byWords: EVERY,
    left,
    added: [
      [/^\/(?:applicants|\w+\/(?:province|city|country))/, 'the province in full, and the code of a country'],
      [/^\/(?:priorities)\//, IN_ONE_FORM],
    ],
  })

const cnki: FormatCheck<Row>['fields'] = {
  publicationNumber: (row) => digits(cells(row, 'PubNo-公开号')[0]),
  publicationDate: (row) => day(row, 'PubTime-公开日期'),
  titles: (row) => [plainText(String(row['Title-题名']).replace(/<[^>]+>/g, ''))],
  applicants: (row) => cells(row, 'Applicant-申请人').map(sameName),
  inventors: (row) => cells(row, 'Author-作者').map(sameName),
  ipc: (row) =>
    distinct(
      cells(row, 'CLC-中图分类号')
        .filter((one) => /^[A-H]\d\d[A-Z]/.test(one))
        .map((one) => classOf('ipc', one)),
    ),
}
const CLASSES: LeftOut = [
  [/分类号$|CLC|^\/ipc$/, IN_ONE_FORM],
  [/CountryName|province_or_country/, 'the province in full'],
]
table('cnki-xls', 'cn-patents/cnki-export/', cnki, [...CLASSES, [/Claims|Summary|Title/, 'the number before the claim is taken off']])
table('cnki-csv', 'cn-patents/cnki-with-keywords.csv.gz', cnki, [
  ...CLASSES,
  [/Claims|Summary|Title/, 'the number before the claim is taken off'],
])
table(
  'cnki-jsonl',
  'cn-patents/cnki-records.jsonl.gz',
  {
    publicationNumber: (row) => digits(cells(row, 'publication_number')[0]),
    publicationDate: (row) => day(row, 'publication_date'),
    titles: (row) => [plainText(String(row['title']))],
    applicants: (row) => cells(row, 'applicants').map(sameName),
    inventors: (row) => cells(row, 'inventors').map(sameName),
  },
  CLASSES,
)
table(
  'mapped-xlsx',
  'cn-patents/taian-city.xlsx',
  {
    applicationNumber: (row) => digits(cells(row, '申请号')[0]),
    applicationDate: (row) => day(row, '申请日'),
    titles: (row) => [plainText(String(row['专利名称']))],
    applicants: (row) => cells(row, '申请人').map(sameName),
  },
  CLASSES,
)
table(
  'mapped-xlsx',
  'cn-patents/cnipa-style-export-2013.xlsx',
  {
    applicationNumber: (row) => digits(cells(row, '申请号')[0]),
    publicationNumber: (row) => digits(cells(row, '公开（公告）号')[0]),
    publicationDate: (row) => day(row, '公开（公告）日'),
    applicationDate: (row) => day(row, '申请日'),
    titles: (row) => [plainText(String(row['名称']))],
    applicants: (row) => cells(row, '申请（专利权）人').map(sameName),
    inventors: (row) => cells(row, '发明（设计）人').map(sameName),
  },
  [...CLASSES, [/优先权/, IN_ONE_FORM]],
)
table('chinese-cpc-csv', 'cn-patents/g06f-with-cpc.csv.gz', {
  publicationNumber: (row) => digits(cells(row, 'publication_number')[0]),
  titles: (row) => [plainText(String(row['title']))],
})
table(
  'chinese-claims-csv',
  'cn-patents/materials-with-claims.csv',
  {
    publicationNumber: (row) => digits(cells(row, 'publication_number')[0]),
    publicationDate: (row) => day(row, 'quote'),
    applicationDate: (row) => day(row, 'sql'),
    titles: (row) => [plainText(String(row['title']))],
  },
  [[/^\/claim_text$/, 'one text here is many claims there: compared the other way round']],
)
table(
  'google-citations-jsonl',
  'google-patents/bigquery-abstracts-citations.jsonl.gz',
  {
    publicationNumber: (row) => inFull(cells(row, 'publication_number')[0]),
    // The file lists some twice.
    citations: (row) => new Set(cells(row, 'Citations', /,/)).size,
  },
  [[/^\/Citations$/, IN_ONE_FORM]],
)
table(
  'google-fulltext-csv',
  'google-patents/bigquery-fulltext.csv.gz',
  { publicationNumber: (row) => inFull(cells(row, 'publication_number')[0]) },
  [
    [/^\/publication_number$/, IN_ONE_FORM],
    [/^\/(?:claims|description)$/, 'one text here is many claims and paragraphs there: compared the other way round'],
  ],
)
checkFormat({
  format: 'gbt7714-lines',
  begins: 'cn-patents/reference-lines-gbt7714.txt.gz',
  open: (text) => /^(?<inventors>[^[]*?)\. (?<title>.*)\[P\]\. (?<place>.*)：(?<number>\w+),(?<date>[\d-]+)\.$/.exec(text)?.groups as Row,
  leaves: (row) => jsonLeaves(row),
  fields: {
    publicationNumber: (row) => digits(String(row['number'])),
    publicationDate: (row) => day(row, 'date'),
    titles: (row) => [plainText(String(row['title']))],
    inventors: (row) => cells(row, 'inventors', /,/).map(sameName),
  },
  byWords: EVERY,
  left: [[/^\/nothing$/, NO_VALUE]],
})
