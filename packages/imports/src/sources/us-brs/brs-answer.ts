import { taggedLines, type TaggedLine } from '../us-documents/tagged-lines.ts'
import type { Answer } from '../us-public-search/answer.ts'

/** Tags with single values, with the names of the same facts in the public search. */
const VALUES: Readonly<Record<string, string>> = {
  DID: 'documentId',
  GISD: 'datePublished',
  APP: 'applicationNumber',
  AFD: 'applicationFilingDate',
  SRC: 'applicationSeriesCode',
  TTL: 'inventionTitle',
  TRX: 'termOfExtension',
  URPN: 'urpn',
  URNM: 'usRefPatenteeName',
  URPD: 'usRefIssueDate',
  URGP: 'usRefGroup',
  FRCO: 'foreignRefCountryCode',
  FRPN: 'foreignRefPatentNumber',
  FRPD: 'foreignRefPubDate',
  FRGP: 'foreignRefGroup',
  ORPL: 'otherRefPub',
  NCL: 'numberOfClaims',
  ECL: 'exemplaryClaimNumber',
  NDR: 'numberOfDrawingSheets',
  NFG: 'numberOfFigures',
  CIFS: 'fieldOfSearchClassSubclassHighlights',
  FSCP: 'fieldOfSearchCpcClassification',
  COND: 'continuityData',
  RLAN: 'relatedApplNumber',
  RLCN: 'relatedApplChildNumber',
  RLFD: 'relatedApplFilingDate',
  RLPN: 'relatedApplPatentNumber',
  RLPC: 'relatedApplParentStatusCode',
  PDID: 'priorPublishedDocIdentifier',
  PRAN: 'priorityClaimsDocNumber',
  PRCO: 'priorityClaimsCountry',
  PRAD: 'priorityClaimsDate',
  AANM: 'applicantName',
  AACI: 'applicantCity',
  AAST: 'applicantState',
  AAZP: 'applicantZipCode',
  AACO: 'applicantCountry',
  INNM: 'inventorsName',
  INSA: 'inventorStreetAddress',
  INCI: 'inventorCity',
  INST: 'inventorState',
  INZP: 'inventorPostalCode',
  INCO: 'inventorCountry',
  ASNM: 'assigneeName',
  ASTC: 'assigneeTypeCode',
  ASCI: 'assigneeCity',
  ASST: 'assigneeState',
  ASZP: 'assigneePostalCode',
  ASCO: 'assigneeCountry',
  LRFW: 'principalAttorneyName',
  LRFM: 'legalFirmName',
  ART: 'examinerGroup',
  EXP: 'primaryExaminer',
  EXA: 'assistantExaminer',
  CLST: 'claimStatement',
  CCOR: 'currentUsOriginalClassification',
}

/** Tags of texts, one paragraph each; several together if the public search has one text for them. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  abstractHtml: ['ABPR'],
  claimsHtml: ['CLPR'],
  backgroundTextHtml: ['CRTX'],
  briefHtml: ['BSTX'],
  descriptionHtml: ['DRTX', 'DETX'],
}

/** Tags of class symbols, each followed by the edition. */
const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  ipcCodeFlattened: ['IPCP', 'IPCS'],
  cpcInventiveFlattened: ['CPOI'],
  cpcAdditionalFlattened: ['CPOA'],
  uspcFullClassificationFlattened: ['CCXR'],
}

/** Kinds of published applications; all other documents are grants. */
const APPLICATION_KINDS = /^(?:A[129]|P[149])$/

/** Converts a document of the search system into the form of its successor, the public search. */
export function brsAnswer(text: string): Answer {
  const lines = taggedLines(ownText(text), /^([A-Z]{2,4})(?:\s|$)/, (tag) => tag.length + 1)
  const answer: Record<string, unknown> = {}
  for (const [tag, key] of Object.entries(VALUES)) answer[key] = valuesOf(lines, [tag])
  for (const [key, tags] of Object.entries(TEXTS)) answer[key] = valuesOf(lines, tags).map(escaped).join('<br />')
  for (const [key, tags] of Object.entries(SYMBOLS)) answer[key] = valuesOf(lines, tags).map(firstWord).join(';')
  answer['type'] = APPLICATION_KINDS.test(valuesOf(lines, ['APT'])[0] ?? '') ? 'US-PGPUB' : 'USPAT'
  return answer
}

/** Removes the two lines with which the list announces the next document: its number, kind and date separated by tabs, and its title. */
function ownText(text: string): string {
  return text.replace(/\n\w+\t\w+\t\d{8}\t[^]*$/, '')
}

function valuesOf(lines: readonly TaggedLine[], tags: readonly string[]): string[] {
  return lines.filter(({ tag }) => tags.includes(tag)).map(({ value }) => value.trim())
}

/** Texts are plain here and HTML in the public search. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function firstWord(value: string): string {
  return value.split(/\s/, 1)[0] as string
}
