import { checkFormat, type FormatCheck, type LeftOut } from './check-format.ts'
import { earlierApplications } from './earlier-applications.ts'
import { IN_ONE_FORM, NO_VALUE, OF_ANOTHER, REPEATED } from './left-out.ts'
import { plainText } from './same-words.ts'
import { classOf, digits, distinct, sameName } from './shown-field.ts'
import { jsonLeaves } from './source-leaves.ts'

type Answer = Record<string, unknown>
const nothing = new Set(['', '[]', 'N/A', 'None'])
const every = (answer: Answer, key: string) =>
  [answer[key] ?? []]
    .flat()
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)).replace(/<br\s*\/?>\s*$/, '').trim())
    .filter((value) => !nothing.has(value))
const html = (text: string) => plainText(text.replace(/<[^>]+>/g, '').replace(/&#?\w+;/g, ''))
const day = (answer: Answer, key: string) => every(answer, key)[0]?.slice(0, 10).replaceAll('-', '')
const flat = (answer: Answer, key: string) =>
  every(answer, key)
    .flatMap((text) => text.split(';'))
    .map((text) => text.trim())

const fields: FormatCheck<Answer>['fields'] = {
  publicationNumber: (answer) => digits(every(answer, 'documentId')[0]?.split(' ')[1]),
  applicationNumber: (answer) => digits(every(answer, 'applicationNumber')[0]),
  kind: (answer) => every(answer, 'documentId')[0]?.split(' ')[2],
  applicationDate: (answer) => day(answer, 'applicationFilingDate'),
  publicationDate: (answer) => day(answer, 'datePublished'),
  grantDate: (answer) => (answer['type'] === 'USPAT' ? day(answer, 'datePublished') : undefined),
  priorities: (answer) => [
    ...every(answer, 'priorityClaimsDocNumber').map(digits),
    ...earlierApplications(every(answer, 'continuityData'), every(answer, 'relatedApplFilingDate')).map(digits),
  ],
  titles: (answer) =>
    every(answer, 'inventionTitle')
      .map(html)
      .filter((text) => text !== 'textnotavailable'),
  abstracts: (answer) => every(answer, 'abstractHtml').map(html),
  applicants: (answer) => every(answer, 'applicantName').map((name) => sameName(name.replaceAll('&amp;', '&'))),
  assignees: (answer) => every(answer, 'assigneeName').map((name) => sameName(name.replaceAll('&amp;', '&'))),
  inventors: (answer) =>
    (every(answer, 'inventorsName').length > 0 ? every(answer, 'inventorsName') : every(answer, 'inventorsShort')).map((name) =>
      sameName(name.replace(/ et al\.$/, '')),
    ),
  examiners: (answer) => [...every(answer, 'primaryExaminer'), ...every(answer, 'assistantExaminer')].map(sameName),
  agencies: (answer) => every(answer, 'legalFirmName').map((name) => sameName(name.replaceAll('&amp;', '&'))),
  ipc: (answer) => distinct(flat(answer, 'ipcCodeFlattened').map((one) => classOf('ipc', one))),
  cpc: (answer) =>
    distinct([...flat(answer, 'cpcInventiveFlattened'), ...flat(answer, 'cpcAdditionalFlattened')].map((one) => classOf('cpc', one))),
  family: (answer) => every(answer, 'familyIdentifierCur')[0],
  pageCount: (answer) => Number(answer['pageCount']) || undefined,
}
const left: LeftOut = [
  [
    /^\/(?:collapsed|compositeId|databaseName|documentSize|dateProduced|imageFileName|imageLocation|lastChild|score|idWithoutSolrPartition|guid|queryId|\w+(?:Start|End))$/,
    'the search system and where it keeps the pages',
  ],
  [/^\/(?:cpc|curCpc|curIntl|intlPub|issued)\w+$/, 'edition, position and office of each symbol, whose group is kept'],
  [/^\/(?:inventionTitle|inventorCitizenship|mainClassificationCode|\w*Classification\w*)$/, NO_VALUE],
  [/^\/(?:inventorsShort|foreignRefGroup|usRefGroup|priorityNumberDerived|priorPublishedDocDate|reissue\w+)$/, REPEATED],
  [/^\/(?:type|applicantAuthorityType|applicationRefFilingType)$/, IN_ONE_FORM],
  [/^\/foreignRefPatentNumber$/, IN_ONE_FORM],
  [/^\/usRef(?:Cpc)?Classification$/, OF_ANOTHER],
  [
    /^\/(?:otherRefPub|briefHtml|claimsHtml|descriptionHtml|backgroundTextHtml|governmentInterest|abstractHtml|continuityData)$/,
    'one text here is many paragraphs, claims or citations there: compared the other way round',
  ],
]
for (const [format, begins] of [
  ['us-public-search-bibliographic', 'uspto-patents/public-search-biblio.jsonl.gz'],
  ['us-public-search-full-text', 'uspto-patents/public-search-fulltext.jsonl.gz'],
] as const)
  checkFormat({
    format,
    begins,
    open: (text) => JSON.parse(text) as Answer,
    leaves: (source) => jsonLeaves(source),
    fields,
    added: [[/^\/priorities\/number$/, 'with the office of an earlier application in front']],
    byWords: ['claims', 'description', 'citations', 'agents', 'uspc'],
    left,
  })
