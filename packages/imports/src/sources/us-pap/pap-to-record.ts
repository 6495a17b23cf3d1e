import type { XmlElement } from '@rgrove/parse-xml'
import { linkedClaims, type Claim, type Drawing, type LangText, type PatentRecord, type PatentType, type Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { publicationFromParts, usApplicationNumber } from '../us-documents/us-document-number.ts'
import { fullDay, knownDate } from '../us-documents/written-date.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { elementAt, elementsAt, isElement, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { readPapCitations } from './read-citations.ts'
import { readPapDescription } from './read-description.ts'
import { readPapOtherFacts } from './read-other-facts.ts'
import { readPapParties } from './read-parties.ts'

const LANG = 'en'

/** `publication-filing-type` without `new-`, `voluntary-` and the like. */
const TYPES: readonly (readonly [RegExp, PatentType])[] = [
  [/plant/, 'plant'],
  [/design/, 'design'],
  [/reissue/, 'reissue'],
  [/utility/, 'invention'],
]

/** A published application of 2001 to 2004 as a record. Throws if it has no publication number. */
export function papToRecord(root: XmlElement): ReadPatentRecord {
  const data = elementAt(root, 'subdoc-bibliographic-information')
  const number = textAt(data, 'document-id/doc-number')
  if (number === undefined) throw new Error('there is no publication number')
  const kind = textAt(data, 'document-id/kind-code')
  const application = textAt(data, 'domestic-filing-data/application-number/doc-number')
  const filingType = textAt(data, 'publication-filing-type') ?? ''
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber: publicationFromParts(number, kind),
    applicationNumber: application === undefined ? undefined : usApplicationNumber(application),
    office: textAt(data, 'document-id/country-code') ?? 'US',
    kind,
    patentType: TYPES.find(([words]) => words.test(filingType))?.[1],
    applicationDate: fullDay(textAt(data, 'domestic-filing-data/filing-date')),
    publicationDate: fullDay(textAt(data, 'document-id/document-date')),
    priorities: priorities(data),
    titles: texts(elementsAt(data, 'technical-information/title-of-invention')),
    abstracts: abstracts(root),
    claims: claims(elementAt(root, 'subdoc-claims')),
    description: readPapDescription(elementAt(root, 'subdoc-description'), LANG),
    ...readPapParties(data),
    ...classifications(elementAt(data, 'technical-information')),
    citations: readPapCitations(data),
    drawings: drawings(elementAt(root, 'subdoc-drawings')),
    other: readPapOtherFacts(data),
  })
}

function texts(elements: readonly XmlElement[]): LangText[] {
  return elements.map((element) => ({ lang: LANG, text: inlineText(element) })).filter(({ text }) => text !== '')
}

/** Headings above the abstract only repeat that it is one. */
function abstracts(root: XmlElement): LangText[] {
  const text = elementsAt(root, 'subdoc-abstract/paragraph').map(inlineText).filter(Boolean).join('\n')
  return text === '' ? [] : [{ lang: LANG, text }]
}

/** Priorities from other offices, and provisional applications, whose date counts as well. */
function priorities(data: XmlElement | null): Priority[] {
  const foreign = elementsAt(data, 'foreign-priority-data').map((claim) => ({
    number: textAt(claim, 'priority-application-number/doc-number'),
    country: textAt(claim, 'country-code'),
    date: knownDate(textAt(claim, 'filing-date')),
  }))
  const provisional = elementsAt(data, 'continuity-data/non-provisional-of-provisional/document-id').map((id) => ({
    number: textAt(id, 'doc-number'),
    country: textAt(id, 'country-code') ?? 'US',
    date: knownDate(textAt(id, 'document-date')),
  }))
  return [...foreign, ...provisional].flatMap(({ number, ...rest }) =>
    number === undefined ? [] : [withoutEmpty<Priority>({ number, ...rest })],
  )
}

function classifications(technical: XmlElement | null): Pick<PatentRecord, 'ipc' | 'uspc'> {
  const pair = (path: string, symbol: string) => [
    ...elementsAt(technical, `${path}/${path}-primary/${symbol}`),
    ...elementsAt(technical, `${path}/${path}-secondary/${symbol}`),
  ]
  return {
    ipc: classSymbols(
      'ipc',
      pair('classification-ipc', 'ipc').map((element) => element.text.trim()),
    ),
    uspc: classSymbols('uspc', pair('classification-us', 'uspc').map(nationalSymbolOfParts)),
  }
}

/** Class in three columns and subclass in six, half of them decimals: `429` `231950` is 429/231.95, `D21` `448000` is D21/448. */
function nationalSymbolOfParts(uspc: XmlElement): string {
  const main = (textAt(uspc, 'class') ?? '').replace(/^(D?)0+/, '$1')
  const subclass = textAt(uspc, 'subclass') ?? ''
  const [, letter = '', whole, decimals = '', suffix = ''] =
    /^([A-Z]?)0*(\d{1,3})(\d{3}|\d{2}(?=[A-Z])|\d(?=[A-Z]{2}))([A-Z]*)$/.exec(subclass) ?? []
  if (whole === undefined) return `${main}/${subclass}`
  const fraction = decimals.replace(/0+$/, '')
  return `${main}/${letter}${whole}${fraction === '' ? '' : `.${fraction}`}${suffix}`
}

function claims(section: XmlElement | null): Claim[] {
  const written = elementsAt(section, 'claim').map((claim, index) => {
    const number = Number(/\d+$/.exec(claim.attributes['id'] ?? '')?.[0]) || index + 1
    const text = claimText(claim).replace(new RegExp(`^${number}\\s*\\.\\s*`), '')
    return { lang: LANG, number, text, marked: referredTo(claim) }
  })
  return linkedClaims(written)
}

/** A reference to a claim contains its own `claim-text`, which is not a step on a separate line. */
function claimText(claim: XmlElement): string {
  for (const reference of references(claim)) {
    reference.children = reference.children.flatMap((child) => (isElement(child, 'claim-text') ? child.children : [child]))
  }
  return inlineText(claim)
}

function referredTo(claim: XmlElement): number[] {
  return references(claim).flatMap((reference) =>
    [...(reference.attributes['depends_on'] ?? '').matchAll(/CLM-0*(\d+)/g)].map((match) => Number(match[1])),
  )
}

function references(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return []
    return child.name === 'dependent-claim-reference' ? [child] : references(child)
  })
}

function drawings(section: XmlElement | null): Drawing[] {
  return elementsAt(section, 'figure').map((figure, index) => {
    const sourceFile = elementAt(figure, 'image')?.attributes['file']
    return { id: String(index + 1), ...(sourceFile !== undefined && { sourceFile }) }
  })
}
