import type { ReadPatentRecord } from '@gezhi/imports'
import { checkFormat, type FormatCheck, type LeftOut } from './check-format.ts'
import { CONTACT, IN_ONE_FORM, NO_VALUE, OWN_NAMES, REPEATED } from './left-out.ts'
import { plainText } from './same-words.ts'
import { digits, sameName } from './shown-field.ts'
import { jsonLeaves, xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, string, strings } from './xpath.ts'

// Rows as the office delivers them, without a type that could hide fields.
// oxlint-disable-next-line typescript/no-explicit-any
type Row = Record<string, any>
const day = (written: string | undefined) =>
  written === undefined || written.startsWith('0001') ? undefined : written.slice(0, 10).replaceAll('-', '')
const american = (written: string | undefined) =>
  written === undefined ? undefined : `${written.slice(6)}${written.slice(0, 2)}${written.slice(3, 5)}`
/** Values composed into one sentence with words of the product. */
const COMPOSED: LeftOut = [
  [/^\/legalEvents\/text$/, 'an event in one sentence: letters by their names, parties with an arrow between'],
  [/^\/citations\/category$/, 'who cited, which the source says by a mark'],
]
const open = (text: string) => JSON.parse(text) as Row
const rows = (
  format: string,
  file: string,
  fields: FormatCheck<Row>['fields'],
  byWords: readonly (keyof ReadPatentRecord)[],
  left: LeftOut,
) =>
  checkFormat({
    format,
    begins: `uspto-status/${file}`,
    open,
    leaves: (source) => jsonLeaves(source),
    fields,
    byWords,
    left,
    added: COMPOSED,
  })

rows(
  'us-examination-data',
  'examination-data-peds.jsonl.gz',
  {
    applicationNumber: (row) => digits(row['applId']),
    applicationDate: (row) => day(row['appFilingDate']),
    grantDate: (row) => day(row['patentIssueDate']),
    titles: (row) => [plainText(row['patentTitle'])],
    priorities: (row) => row['foreignPriority']?.map((one: Row) => digits(one['priorityClaim'])),
    applicants: (row) =>
      row['applicants']?.map((one: Row) => sameName(`${one['nameLineOne']} ${one['nameLineTwo'] ?? ''} ${one['suffix'] ?? ''}`)),
    inventors: (row) =>
      row['inventors']?.map((one: Row) => sameName(`${one['nameLineOne']} ${one['nameLineTwo'] ?? ''} ${one['suffix'] ?? ''}`)),
    agents: (row) => row['attrnyAddr']?.map((one: Row) => sameName(one['fullName'])),
    examiners: (row) => row['appExamName'] && [sameName(row['appExamName'])],
    uspc: (row) => row['appCls'] && [row['appCls'].replace(/^0+/, '')],
    legalEvents: (row) =>
      (row['transactions']?.length ?? 0) + 1 + (row['assignments'] ?? []).filter((one: Row) => one['recordedDate']).length,
  },
  ['assignees'],
  [
    [/^\/(?:LAST_INSERT_TIME|LAST_MOD_TS|_version_|lastUpdatedTimestamp)$/, 'when the system loaded the row'],
    [/^\/\w+Facet$|^\/appSubCls$/, REPEATED],
    [/^\/(?:appClsSubCls|appType)$|\/countryName$/, IN_ONE_FORM],
    [/^\/assignments\/|^\/parentContinuity\/filingDate$/, NO_VALUE],
  ],
)
rows(
  'us-open-data-portal',
  'open-data-portal-applications.jsonl.gz',
  {
    applicationNumber: (row) => digits(row['applicationNumberText']),
    applicationDate: (row) => day((row['applicationMetaData'] ?? row)['filingDate']),
    grantDate: (row) => day((row['applicationMetaData'] ?? row)['grantDate']),
    titles: (row) => [(row['applicationMetaData'] ?? row)['inventionTitle']].filter(Boolean).map(plainText),
  },
  ['priorities', 'applicants', 'assignees', 'inventors', 'agents', 'examiners', 'cpc', 'uspc', 'legalEvents'],
  [
    [/MetaData\/(?:file|product|xml|zip)\w+$|^\/lastIngestionDateTime$/, 'where and when files of other products were made'],
    [/\/recordAttorney\//, CONTACT],
    [/^(?:\/applicationMetaData)?\/(?:class|subclass|applicationTypeCode)$|\/countryName$|\/ipOfficeName$/, IN_ONE_FORM],
  ],
)
const letter: FormatCheck<Row>['fields'] = {
  applicationNumber: (row) => digits(String(row['patentApplicationNumber'])),
  legalEvents: () => 1,
  uspc: (row) => [String(row['nationalClass']).replace(/^(D?)0+/, '$1')],
}
rows(
  'us-office-actions',
  'office-actions.jsonl.gz',
  {
    ...letter,
    applicationDate: (row) => day(row['filingDate']),
    grantDate: (row) => day(row['grantDate']),
    titles: (row) => [plainText(row['inventionTitle'][0])],
  },
  [],
  [
    [
      /^\/(?:id|createDateTime|lastModified\w+|legacyCMSIdentifier|obsoleteDocumentIdentifier|sourceSystemName|accessLevelCategory|documentActiveIndicator)$/,
      OWN_NAMES,
    ],
    [/^\/sections/, REPEATED],
    [/^\/national(?:Class|Subclass)$/, IN_ONE_FORM],
    [
      /^\/(?:applicationDeemedWithdrawnDate|effectiveFilingDate|nSRDCurrentLocationDate|patentApplicationPatentCooperationTreatyNumber|relatedDocumentCategory|patentNumber|documentDirectionCategory|grantDate|priorityClaim\w+)$/,
      NO_VALUE,
    ],
  ],
)
rows(
  'us-office-rejections',
  'office-rejections.jsonl.gz',
  letter,
  [],
  [
    [/^\/(?:id|createDateTime|createUserIdentifier|obsoleteDocumentIdentifier)$/, OWN_NAMES],
    [/^\/nationalSubclass$/, IN_ONE_FORM],
  ],
)
rows(
  'us-office-citations',
  'office-citations.jsonl.gz',
  { applicationNumber: letter.applicationNumber!, citations: (row) => (row['referenceIdentifier'] ? 1 : 0) },
  [],
  [
    [/^\/(?:id|createDateTime|createUserIdentifier|obsoleteDocumentIdentifier)$/, OWN_NAMES],
    [/^\/examinerCitedReferenceIndicator$/, IN_ONE_FORM],
  ],
)
rows(
  'us-trial-board',
  'ptab.jsonl.gz',
  {
    applicationNumber: (row) => digits(row['respondentApplicationNumberText']),
    legalEvents: (row) =>
      Object.keys(row).filter((key) =>
        /^(proceedingFiling|accordedFiling|institutionDecision|docketNoticeMail|decision|documentFiling)Date$/.test(key),
      ).length,
  },
  [],
  [[/^\/(?:objectUuId|identifier|documentSize|documentIdentifier)$/, OWN_NAMES]],
)
rows(
  'us-global-dossier',
  'global-dossier-family/',
  {
    publicationNumber: (row) => digits(row['list'][0]['pubList'][0]['pubNum']),
    applicationNumber: (row) => digits(row['list'][0]['appNum']),
    kind: (row) => row['list'][0]['pubList'][0]['kindCode'],
    applicationDate: (row) => american(row['list'][0]['appDateStr'].replaceAll('/', '-')),
    publicationDate: (row) => american(row['list'][0]['pubList'][0]['pubDateStr'].replaceAll('/', '-')),
    titles: (row) => [row['list'][0]['title']].filter(Boolean).map(plainText),
    priorities: (row) => row['list'][0]['priorityClaimList'].map((one: Row) => digits(one['docNumber'])),
    applicants: (row) => row['list'][0]['applicantNames']?.map(sameName),
  },
  [],
  [
    [/^\/(?:internal|type|id|corrAppNum|country)$|\/(?:ip5|docListMsg|format)$/, 'what the dossier was asked, and what it could not show'],
    [/Str$|\/docNum\//, REPEATED],
    [/\/(?:appDate|pubDate)$/, 'the day in milliseconds: kept as a day'],
  ],
)

checkFormat({
  format: 'us-st96-status',
  begins: 'uspto-status/examination-data-st96.zip',
  open: xmlRoot,
  leaves: xmlLeaves,
  fields: {
    applicationNumber: (root) => digits(string(root, '//PatentCaseMetadata/ApplicationNumberText')),
    applicationDate: (root) => day(string(root, '//PatentCaseMetadata/FilingDate')),
    grantDate: (root) => day(string(root, '//GrantDate')),
    titles: (root) => strings(root, '//InventionTitle').map(plainText),
    priorities: (root) => strings(root, '//PriorityClaim//ApplicationNumberText').map(digits),
    applicants: (root) => strings(root, '//Applicant//PersonStructuredName').map(sameName),
    inventors: (root) => strings(root, '//Inventor//PersonStructuredName').map(sameName),
    agents: (root) => strings(root, '//RegisteredPractitioner//PersonStructuredName').map(sameName),
    examiners: (root) => strings(root, '//PrimaryExaminer').map(sameName),
    uspc: (root) => strings(root, '//NationalClass').map((one) => one.replace(/^0+/, '')),
    legalEvents: (root) => nodes(root, '//ProsecutionHistoryData/EventDate|//ApplicationStatusDate').length,
  },
  left: [
    [/\/@\w+(?::\w+)?$/, OWN_NAMES],
    [/PhoneNumber$|RegisteredPractitionerCategory$/, CONTACT],
    [/\/(?:NationalSubclass|IPOfficeName|ApplicationTypeCategory|PatentNumber|IPOfficeCode)$/, IN_ONE_FORM],
  ],
})
const solr = (root: Parameters<typeof strings>[0], name: string) =>
  strings(root, `/doc/*[@name="${name}"]/*|/doc/str[@name="${name}"]`).filter((one) => one !== 'NULL')
checkFormat({
  format: 'us-assignments',
  begins: 'uspto-status/patent-assignments.xml.gz',
  open: xmlRoot,
  leaves: xmlLeaves,
  fields: {
    applicationNumber: (root) => digits(solr(root, 'applNum')[0]),
    titles: (root) => solr(root, 'inventionTitle').slice(0, 1).map(plainText),
    applicationDate: (root) => day(solr(root, 'filingDate')[0]),
    grantDate: (root) => day(solr(root, 'issueDate')[0]),
    legalEvents: () => 1,
  },
  byWords: ['inventors', 'assignees', 'publicationNumber'],
  added: COMPOSED,
  left: [
    [/\/@name$/, OWN_NAMES],
    [/^\/doc\//, 'the answer has each value several times over: compared the other way round'],
  ],
})
