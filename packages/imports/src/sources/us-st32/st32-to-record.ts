import type { XmlElement } from '@rgrove/parse-xml'
import { linkedClaims, type Claim, type Drawing, type LangText, type PatentRecord, type PatentType, type Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { publicationFromParts, usApplicationNumber } from '../us-documents/us-document-number.ts'
import { fullDay, knownDate } from '../us-documents/written-date.ts'
import { classSymbols, fixedWidthIpc, nationalSymbol } from '../us-redbook/read-classifications.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { childElements, elementAt, elementsAt, isElement, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { readSt32Citations } from './read-citations.ts'
import { readSt32Description } from './read-description.ts'
import { readSt32OtherFacts } from './read-other-facts.ts'
import { readSt32Parties } from './read-parties.ts'

const LANG = 'en'

/** Patent types by kind code, ST.16. */
const TYPES: Readonly<Record<string, PatentType>> = { B: 'invention', S: 'design', P: 'plant', E: 'reissue', H: 'registration' }

/** A grant of 2001 to 2004 (WIPO ST.32, `PATDOC`) as a record. Throws if it has no publication number. */
export function st32ToRecord(root: XmlElement): ReadPatentRecord {
  const data = elementAt(root, 'SDOBI')
  const number = textAt(data, 'B100/B110/DNUM')
  if (number === undefined) throw new Error('there is no publication number')
  const kind = textAt(data, 'B100/B130')
  const application = textAt(data, 'B200/B210/DNUM')
  const day = fullDay(textAt(data, 'B100/B140/DATE'))
  const patentType = TYPES[kind?.[0] ?? '']
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber: publicationFromParts(number, kind),
    applicationNumber: application === undefined ? undefined : usApplicationNumber(application),
    office: textAt(data, 'B100/B190') ?? 'US',
    kind,
    patentType,
    applicationDate: fullDay(textAt(data, 'B200/B220/DATE')),
    publicationDate: day,
    grantDate: day,
    priorities: priorities(data),
    titles: texts(elementsAt(data, 'B500/B540/STEXT')),
    abstracts: abstracts(root),
    claims: claims(elementAt(root, 'SDOCL')),
    description: readSt32Description(elementAt(root, 'SDODE'), LANG),
    ...readSt32Parties(data),
    ...classifications(data, patentType),
    citations: readSt32Citations(data),
    drawings: drawings(elementAt(root, 'SDODR')),
    other: readSt32OtherFacts(data),
  })
}

function texts(elements: readonly XmlElement[]): LangText[] {
  return elements.map((element) => ({ lang: LANG, text: inlineText(element) })).filter(({ text }) => text !== '')
}

function abstracts(root: XmlElement): LangText[] {
  const text = elementsAt(root, 'SDOAB/BTEXT').map(inlineText).filter(Boolean).join('\n')
  return text === '' ? [] : [{ lang: LANG, text }]
}

/** Priorities of other offices in `B300`, one after another in one element or several, and provisional applications. */
function priorities(data: XmlElement | null): Priority[] {
  const found: Priority[] = []
  for (const part of elementsAt(data, 'B300').flatMap((claims) => childElements(claims))) {
    const text = part.text.replace(/\s+/g, ' ').trim()
    if (part.name === 'B310') found.push({ number: text })
    const last = found.at(-1)
    if (last !== undefined && part.name === 'B320') last.date = knownDate(text) ?? text
    if (last !== undefined && part.name === 'B330') last.country = text
  }
  return [...found, ...elementsAt(data, 'B600/B680US/DOC').flatMap(provisional)]
}

function provisional(document: XmlElement): Priority[] {
  const number = textAt(document, 'DNUM')
  return number === undefined ? [] : [withoutEmpty<Priority>({ number, country: 'US', date: knownDate(textAt(document, 'DATE')) })]
}

function classifications(data: XmlElement | null, type: PatentType | undefined): Pick<PatentRecord, 'ipc' | 'locarno' | 'uspc'> {
  const symbols = (path: string) =>
    childElements(elementAt(data, path))
      .filter(({ name }) => /^B5[12][12](US)?$/.test(name))
      .map((element) => element.text.replace(/^\s*\n\s*/, '').trimEnd())
  const international = symbols('B500/B510')
  return {
    ...(type === 'design'
      ? { locarno: classSymbols('locarno', international) }
      : { ipc: classSymbols('ipc', international.map(fixedWidthIpc)) }),
    uspc: classSymbols('uspc', symbols('B500/B520').map(nationalSymbol)),
  }
}

function claims(section: XmlElement | null): Claim[] {
  const written = elementsAt(section, 'CL/CLM').map((claim, index) => {
    const number = Number(/\d+$/.exec(claim.attributes['ID'] ?? '')?.[0]) || index + 1
    const text = inlineText(claim).replace(new RegExp(`^${number}\\s*\\.\\s*`), '')
    return { lang: LANG, number, text, marked: referredTo(claim) }
  })
  return linkedClaims(written)
}

function referredTo(element: XmlElement): number[] {
  return element.children.flatMap((child) => {
    if (!isElement(child)) return []
    if (child.name !== 'CLREF') return referredTo(child)
    return [...(child.attributes['ID'] ?? '').matchAll(/CLM-0*(\d+)/g)].map((match) => Number(match[1]))
  })
}

function drawings(section: XmlElement | null): Drawing[] {
  return childElements(section, 'EMI').map((image, index) => {
    const sourceFile = image.attributes['FILE']
    return { id: String(index + 1), ...(sourceFile !== undefined && { sourceFile }) }
  })
}
