import type { Element } from '@xmldom/xmldom'
import { checkFormat, type FormatCheck } from './check-format.ts'
import { earlierApplications } from './earlier-applications.ts'
import { CONTACT, IN_ONE_FORM, NO_VALUE, OF_ANOTHER, OWN_NAMES, REPEATED, XML_LAYOUT } from './left-out.ts'
import { plainText } from './same-words.ts'
import { classOf, digits, distinct, sameName } from './shown-field.ts'
import { type Leaf, taggedLeaves, xmlLeaves, xmlRoot } from './source-leaves.ts'
import { nodes, rawStrings, string, strings } from './xpath.ts'

const st32Party = (one: Element) =>
  sameName(['ONM', 'TTL', 'FNM', 'SNM', 'SFX'].map((part) => string(one, `.//NAM/${part}`) ?? '').join(' '))
const st32: FormatCheck<Element>['fields'] = {
  publicationNumber: (root) => digits(string(root, '//B100/B110')),
  applicationNumber: (root) => digits(string(root, '//B200/B210')),
  kind: (root) => string(root, '//B100/B130'),
  applicationDate: (root) => string(root, '//B200/B220'),
  publicationDate: (root) => string(root, '//B100/B140'),
  grantDate: (root) => string(root, '//B100/B140'),
  priorities: (root) => strings(root, '//B300/B310|//B600/B680US//DNUM').map(digits),
  titles: (root) => strings(root, '//B500/B540').map(plainText),
  abstracts: (root) => strings(root, '/*/SDOAB').map(plainText).filter(Boolean),
  applicants: (root) => nodes(root, '//B720/B721').map(st32Party),
  inventors: (root) => nodes(root, '//B720/B721').map(st32Party),
  assignees: (root) => nodes(root, '//B730/B731').map(st32Party),
  agencies: (root) => nodes(root, '//B740/B741[.//ONM]').map(st32Party),
  agents: (root) => nodes(root, '//B740/B741[not(.//ONM)]').map(st32Party),
  examiners: (root) => nodes(root, '//B745/B746|//B745/B747').map(st32Party),
  ipc: (root) =>
    string(root, '//B100/B130')?.startsWith('S')
      ? undefined
      : distinct(strings(root, '//B510/B511|//B510/B512').map((one) => classOf('ipc', one))),
  locarno: (root) =>
    string(root, '//B100/B130')?.startsWith('S') ? distinct(strings(root, '//B510/B511').map((one) => classOf('locarno', one))) : undefined,
  uspc: (root) => distinct(rawStrings(root, '//B520/B521|//B520/B522').map((one) => classOf('uspc', one))),
  citations: (root) => nodes(root, '//B560/B561|//B560/B562').length,
  claims: (root) =>
    strings(root, '/*/SDOCL//CLM').map((text, index) => plainText(text.replace(new RegExp(`^\\s*${index + 1}\\s*\\.`), ''))),
  description: (root) => plainText(string(root, '/*/SDODE') ?? '') || undefined,
  drawings: (root) => nodes(root, '/*/SDODR//EMI').length,
}
checkFormat({
  format: 'us-st32-grant',
  begins: 'uspto-patents/st32-grant-2001-2004/',
  open: xmlRoot,
  leaves: xmlLeaves,
  fields: st32,
  left: [
    ...XML_LAYOUT,
    [/\/PCIT\/DOC\/DNUM/, IN_ONE_FORM],
    [/\/PCIT\/PNC/, OF_ANOTHER],
    [/\/SDOCL\/H\//, 'words above the claims'],
    [/\/B732US/, 'the role of an assignee as a code: the record says the kind of party'],
  ],
})

const papBib = '/*/subdoc-bibliographic-information'
const papParty = (one: Element) =>
  sameName(
    string(one, './/organization-name') ??
      ['name-prefix', 'given-name', 'middle-name', 'family-name', 'name-suffix'].map((part) => string(one, `.//${part}`) ?? '').join(' '),
  )
const pap: FormatCheck<Element>['fields'] = {
  publicationNumber: (root) => digits(string(root, `${papBib}/document-id/doc-number`)),
  applicationNumber: (root) => digits(string(root, `${papBib}/domestic-filing-data/application-number/doc-number`)),
  kind: (root) => string(root, `${papBib}/document-id/kind-code`),
  applicationDate: (root) => string(root, `${papBib}/domestic-filing-data/filing-date`),
  publicationDate: (root) => string(root, `${papBib}/document-id/document-date`),
  priorities: (root) =>
    strings(
      root,
      `${papBib}/foreign-priority-data//doc-number|${papBib}/continuity-data/non-provisional-of-provisional/document-id/doc-number`,
    ).map(digits),
  titles: (root) => strings(root, '//title-of-invention').map(plainText),
  abstracts: (root) => [strings(root, '/*/subdoc-abstract/paragraph').map(plainText).join('')].filter(Boolean),
  applicants: (root) => nodes(root, `${papBib}/inventors/*`).map(papParty),
  inventors: (root) => nodes(root, `${papBib}/inventors/*`).map(papParty),
  assignees: (root) => nodes(root, `${papBib}/assignee`).map(papParty),
  ipc: (root) => distinct(strings(root, '//classification-ipc//ipc').map((one) => classOf('ipc', one))),
  uspc: (root) => distinct(strings(root, '//classification-us//uspc/class').map((one) => one.replace(/^(D?)0+/, '$1'))),
  claims: (root) =>
    strings(root, '/*/subdoc-claims//claim').map((text, index) => plainText(text.replace(new RegExp(`^\\s*${index + 1}\\s*\\.`), ''))),
  drawings: (root) => nodes(root, '/*/subdoc-drawings/figure').length,
}
checkFormat({
  format: 'us-pap-application',
  begins: 'uspto-patents/pap-application-2001-2004/',
  open: xmlRoot,
  leaves: xmlLeaves,
  fields: pap,
  byWords: ['agencies', 'description'],
  added: [[/^\/other$/, IN_ONE_FORM]],
  left: [
    ...XML_LAYOUT,
    [/\/(?:email|fax|telephone)$/, CONTACT],
    [/\/heading$/, 'words above the abstract and the claims'],
    [/\/paragraph\/number$/, OWN_NAMES],
    [/\/uspc\/subclass$/, IN_ONE_FORM],
    [/\/parent-child\/child\//, REPEATED],
    [/\/residence-us\/city$/, 'the residence where the postal address says more'],
  ],
})

const first = (leaves: readonly Leaf[], tag: string) => leaves.find(({ path }) => path === `/${tag}`)?.text.trim()
const every = (leaves: readonly Leaf[], ...tags: string[]) =>
  leaves.filter(({ path }) => tags.includes(path.slice(1))).map(({ text }) => text.trim())
const brs: FormatCheck<Leaf[]>['fields'] = {
  publicationNumber: (source) => digits(first(source, 'WKU')),
  applicationNumber: (source) => digits(first(source, 'APNR')),
  kind: (source) => first(source, 'APT'),
  applicationDate: (source) => first(source, 'AFD'),
  publicationDate: (source) => first(source, 'GISD'),
  grantDate: (source) => first(source, 'GISD'),
  priorities: (source) => [...every(source, 'PRAN').map(digits), ...earlierApplications(every(source, 'COND'), every(source, 'RLFD'))],
  titles: (source) => every(source, 'TTL').map(plainText),
  abstracts: (source) => every(source, 'ABPR').map(plainText),
  claims: (source) => every(source, 'CLPR').map((text, index) => plainText(text.replace(new RegExp(`^${index + 1}\\.`), ''))),
  applicants: (source) => every(source, 'AANM').map(sameName),
  assignees: (source) => every(source, 'ASNM').map(sameName),
  inventors: (source) => every(source, 'INNM').map(sameName),
  agencies: (source) => every(source, 'LRFM').map(sameName),
  agents: (source) => every(source, 'LRFW').map(sameName),
  examiners: (source) => every(source, 'EXP', 'EXA').map(sameName),
  ipc: (source) => distinct(every(source, 'IPCP', 'IPCS').map((one) => classOf('ipc', one))),
  cpc: (source) => distinct(every(source, 'CPOI', 'CPOA').map((one) => classOf('cpc', one))),
  citations: (source) => every(source, 'URPN', 'FRPN', 'ORPL').length,
}
/** Values of a tag below the most recently opened group. */
function inGroup(leaves: readonly Leaf[], group: string, tag: string): string[] {
  let open = ''
  return leaves.flatMap(({ path, text }) => {
    if (text.trim() === '' && path.length === 5) open = path.slice(1)
    return open === group && path === `/${tag}` ? [text.trim()] : []
  })
}
const parties = (leaves: readonly Leaf[], group: string) => inGroup(leaves, group, 'NAM').map(sameName)
const withoutNext = (text: string) => taggedLeaves(text.replace(/\n\w+\t\w+\t\d{8}\t[^]*$/, ''))
checkFormat({
  format: 'us-brs-text',
  begins: 'uspto-patents/brs-text/',
  open: withoutNext,
  leaves: (source) => source,
  fields: brs,
  byWords: ['description'],
  left: [
    [/^\/(?:CFSC|CFSS)$/, NO_VALUE],
    [/^\/(?:CPOA|CPOI|CPOG|IPCG|IPCP|IPCS)$/, 'edition, position and office of each symbol, whose group is kept'],
    [/^\/(?:FRGP|URGP|PRAI|PPPD|ASGP)$/, REPEATED],
    [/^\/FRPN$/, IN_ONE_FORM],
    [/^\/URCL$/, OF_ANOTHER],
    [/^\/SIZE$/, OWN_NAMES],
  ],
})

checkFormat({
  format: 'us-green-book',
  begins: 'uspto-patents/greenbook-1976-2001/',
  open: taggedLeaves,
  leaves: (source) => source,
  fields: {
    kind: (source) => ({ '1': 'A', '2': 'E', '4': 'S', '6': 'P' })[first(source, 'APT') ?? ''],
    publicationNumber: (source) => digits(first(source, 'WKU')?.slice(0, 8)),
    applicationNumber: (source) => digits(`${first(source, 'SRC')?.padStart(2, '0')}${first(source, 'APN')?.slice(0, 6)}`),
    applicationDate: (source) => first(source, 'APD'),
    publicationDate: (source) => first(source, 'ISD'),
    grantDate: (source) => first(source, 'ISD'),
    titles: (source) => every(source, 'TTL').map(plainText),
    applicants: (source) => parties(source, 'INVT'),
    inventors: (source) => parties(source, 'INVT'),
    assignees: (source) => parties(source, 'ASSG'),
    examiners: (source) => [...every(source, 'EXP'), ...every(source, 'EXA')].map(sameName),
    ipc: (source) => distinct(every(source, 'ICL').map((one) => classOf('ipc', one))),
    citations: (source) =>
      inGroup(source, 'UREF', 'PNO').length + inGroup(source, 'FREF', 'PNO').length + inGroup(source, 'OREF', 'PAL').length,
  },
  added: [[/^\/other$/, IN_ONE_FORM]],
  byWords: ['priorities', 'abstracts', 'claims', 'description', 'agents', 'agencies', 'uspc'],
  left: [
    [/^\/(?:APN|WKU)$/, 'with a check digit, which is no part of the number'],
    [/^\/CNT$/, IN_ONE_FORM],
    [/^\/(?:OCL|XCL|FSS|FSC)$/, IN_ONE_FORM],
  ],
})
