import type { Element } from '@xmldom/xmldom'
import { checkFormat, type FormatCheck, type LeftOut } from './check-format.ts'
import { IN_ONE_FORM, LAYOUT, NO_VALUE, OF_ANOTHER, XML_LAYOUT } from './left-out.ts'
import { plainText } from './same-words.ts'
import { classOf, digits, distinct, sameName } from './shown-field.ts'
import { xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, rawStrings, string, strings } from './xpath.ts'

const BIB = '/*/*[starts-with(name(),"us-bibliographic-data")]'
const party = (element: Element) =>
  sameName(
    string(element, './/orgname') ??
      ['prefix', 'first-name', 'middle-name', 'last-name', 'suffix', 'name']
        .map((part) => string(element, `.//addressbook/${part}|./${part}`) ?? '')
        .join(' '),
  )
const parties = (root: Element, path: string) => nodes(root, path).map(party).filter(Boolean)
const national = (root: Element) =>
  rawStrings(root, `${BIB}/classification-national/main-classification|${BIB}/classification-national/further-classification`)

const fields: FormatCheck<Element>['fields'] = {
  publicationNumber: (root) => digits(string(root, `${BIB}/publication-reference/document-id/doc-number`)),
  applicationNumber: (root) => digits(string(root, `${BIB}/application-reference/document-id/doc-number`)),
  kind: (root) => string(root, `${BIB}/publication-reference/document-id/kind`),
  applicationDate: (root) => string(root, `${BIB}/application-reference/document-id/date`),
  publicationDate: (root) => string(root, `${BIB}/publication-reference/document-id/date`),
  grantDate: (root) => (root.localName === 'us-patent-grant' ? string(root, `${BIB}/publication-reference/document-id/date`) : undefined),
  priorities: (root) =>
    strings(
      root,
      `${BIB}/priority-claims/priority-claim/doc-number|${BIB}/us-related-documents/us-provisional-application/document-id/doc-number`,
    ).map(digits),
  titles: (root) => strings(root, `${BIB}/invention-title`).map(plainText),
  abstracts: (root) => strings(root, '/*/abstract').map(plainText),
  claims: (root) =>
    nodes(root, '/*/claims/claim').map((claim) =>
      plainText((string(claim, '.') ?? '').replace(new RegExp(`^\\s*${Number(claim.getAttribute('num'))}\\s*\\.`), '')),
    ),
  description: (root) => plainText(string(root, '/*/description') ?? '') || undefined,
  applicants: (root) => parties(root, `${BIB}/parties/applicants/applicant|${BIB}/us-parties/us-applicants/us-applicant`),
  assignees: (root) => parties(root, `${BIB}/assignees/assignee`),
  inventors: (root) =>
    parties(root, `${BIB}/*/*/*[@app-type="applicant-inventor"]|${BIB}/parties/inventors/inventor|${BIB}/us-parties/inventors/inventor`),
  agencies: (root) => parties(root, `${BIB}/*/agents/agent[.//orgname]`),
  agents: (root) => parties(root, `${BIB}/*/agents/agent[not(.//orgname)]`),
  examiners: (root) => parties(root, `${BIB}/examiners/primary-examiner|${BIB}/examiners/assistant-examiner`),
  ipc: (root) =>
    distinct(
      [
        ...nodes(root, `${BIB}/classifications-ipcr/classification-ipcr`).map((one) =>
          ['section', 'class', 'subclass'].map((part) => string(one, part)).join(''),
        ),
        ...strings(root, `${BIB}/classification-ipc/main-classification|${BIB}/classification-ipc/further-classification`).map((symbol) =>
          classOf('ipc', symbol),
        ),
      ].filter((symbol) => symbol !== 'None'),
    ),
  cpc: (root) =>
    distinct(
      nodes(root, `${BIB}/classifications-cpc//classification-cpc`).map((one) =>
        ['section', 'class', 'subclass'].map((part) => string(one, part)).join(''),
      ),
    ),
  locarno: (root) =>
    distinct(strings(root, `${BIB}/classification-locarno/main-classification`).map((symbol) => classOf('locarno', symbol))),
  uspc: (root) => distinct(national(root).map((symbol) => classOf('uspc', symbol))),
  citations: (root) => nodes(root, `${BIB}/*[contains(name(),"references-cited")]/*[patcit/document-id/doc-number or nplcit]`).length,
  drawings: (root) => nodes(root, '/*/drawings/figure').length,
}

const left: LeftOut = [
  ...XML_LAYOUT,
  [/\/(?:us-chemistry|us-math|chemistry|maths)\/|\/@list-style$/, LAYOUT],
  [/\/@appl-type$|\/classification-national\/|\/patcit\/document-id\/doc-number$|\/application-reference\//, IN_ONE_FORM],
  [/(?:cpc|ipc)-version-indicator\/date$/, 'the edition of each symbol: one edition of the scheme is shown'],
  [/\/additional-info$/, 'says how the symbol is written'],
  [
    /\/@(?:rep-type|designation|app-type|applicant-authority-category|kind)$/,
    'the role in words of the office; the record has roles of its own',
  ],
  [/\/(?:address|nationality|residence)\/country$|-status$/, NO_VALUE],
  [/\/classification-(?:cpc-text|national)/, OF_ANOTHER],
]

for (const begins of ['redbook-grant/', 'redbook-grant-bibliographic/'])
  checkFormat({ format: 'us-redbook-grant', begins: `uspto-patents/${begins}`, open: xmlRoot, leaves: xmlLeaves, fields, left })
checkFormat({
  format: 'us-redbook-application',
  begins: 'uspto-patents/redbook-application/',
  open: xmlRoot,
  leaves: xmlLeaves,
  fields,
  left,
})
