import type { XmlElement } from '@rgrove/parse-xml'
import { normalisePatentNumber, type LangText, type Priority } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { leadingSymbol } from '../epo-exchange/read-classifications.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { inlineText } from '../xml/inline-text.ts'
import { classSymbols } from '../us-redbook/read-classifications.ts'
import { readDescription } from '../us-redbook/read-description.ts'
import { readDrawings } from '../us-redbook/read-drawings.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { readCitations } from './read-citations.ts'
import { readClaims } from './read-claims.ts'
import { readOtherFacts } from './read-other-facts.ts'
import { readParties } from './read-parties.ts'

/** A European document as a record; bibliographic elements are named by INID codes (WIPO ST.32). Throws without a publication number. */
export function epToRecord(root: XmlElement): ReadPatentRecord {
  const sdobi = elementAt(root, 'SDOBI')
  const at = (path: string) => textAt(sdobi, path)
  const published = root.attributes['doc-number'] ?? at('B100/B110')
  const kind = root.attributes['kind'] ?? at('B100/B130')
  if (published === undefined) throw new Error('there is no publication number')
  const filed = at('B200/B210')
  const lang = (root.attributes['lang'] ?? at('B200/B260') ?? 'und').toLowerCase()
  // Claim sets for other states repeat numbers within a language: the first set of each language becomes the claims, further ones other
  // facts.
  const sets = Map.groupBy(childElements(root, 'claims'), (set) => (set.attributes['lang'] ?? lang).toLowerCase())
  const claims = [...sets.values()].flatMap(([first]) => (first === undefined ? [] : readClaims(first, lang)))
  const publicationDate = root.attributes['date-publ'] ?? at('B100/B140/date')
  const description = elementAt(root, 'description')
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber: normalisePatentNumber(`EP${published}${kind ?? ''}`, 'publication').number,
    applicationNumber: filed === undefined ? undefined : normalisePatentNumber(`EP${filed}`, 'application').number,
    office: 'EP',
    kind,
    patentType: 'invention',
    applicationDate: at('B200/B220/date'),
    publicationDate,
    grantDate: at('B400/B450/date') ?? at('B400/B451EP/date') ?? (kind === 'B1' ? publicationDate : undefined),
    priorities: readPriorities(elementAt(sdobi, 'B300')),
    titles: readTitles(elementAt(sdobi, 'B500/B540')),
    abstracts: childElements(root, 'abstract')
      .map((abstract) => textIn(abstract, lang))
      .filter(({ text }) => text !== ''),
    claims,
    description: readDescription(description, (description?.attributes['lang'] ?? lang).toLowerCase()),
    ...readParties(sdobi),
    ...readClasses(sdobi),
    citations: readCitations(root, sdobi),
    drawings: readDrawings(elementAt(root, 'drawings')),
    other: { ...readOtherFacts(sdobi), ...furtherSets(sets) },
  })
}

/**
 * Claims for some of the designated states, by language and number of the set, one claim per line, including headings that name the
 * states.
 */
function furtherSets(sets: ReadonlyMap<string, readonly XmlElement[]>): Record<string, string[]> {
  const further = [...sets].flatMap(([lang, ofLanguage]) =>
    ofLanguage
      .slice(1)
      .map((set, index) => [`claims ${lang}, set ${index + 2}`, childElements(set).map(inlineText).filter(Boolean)] as const),
  )
  return Object.fromEntries(further)
}

function textIn(element: XmlElement, lang: string): LangText {
  return { lang: (element.attributes['lang'] ?? lang).toLowerCase(), text: inlineText(element) }
}

/** Language (`B541`) and title (`B542`) follow one another. */
function readTitles(titles: XmlElement | null): LangText[] {
  const titled: LangText[] = []
  let lang = 'und'
  for (const part of childElements(titles)) {
    if (part.name === 'B541') lang = part.text.trim().toLowerCase()
    else if (part.name === 'B542' && part.text.trim() !== '') titled.push({ lang, text: inlineText(part) })
  }
  return titled
}

/** Number (`B310`), date (`B320`) and country (`B330`) follow one another. */
function readPriorities(claimed: XmlElement | null): Priority[] {
  const priorities: Priority[] = []
  for (const part of childElements(claimed)) {
    const text = part.text.replace(/\s+/g, ' ').trim()
    if (part.name === 'B310' && text !== '') priorities.push({ number: text })
    const last = priorities.at(-1)
    if (last === undefined || text === '') continue
    if (part.name === 'B320') last.date = textAt(part, 'date') ?? text
    if (part.name === 'B330') last.country = textAt(part, 'ctry') ?? text
  }
  return priorities
}

function readClasses(sdobi: XmlElement | null): { ipc: string[]; cpc: string[] } {
  const fixed = ['B511', 'B512', 'B513'].flatMap((name) => elementsAt(sdobi, `B500/B510/${name}`))
  const ipcr = elementsAt(sdobi, 'B500/B510EP/classification-ipcr/text')
  const cpc = elementsAt(sdobi, 'B500/B520EP/classifications-cpc/classification-cpc/text')
  const symbols = (elements: readonly XmlElement[]) => elements.map((element) => element.text).filter((text) => text.trim() !== '')
  return {
    ipc: classSymbols('ipc', [...symbols(ipcr).map(leadingSymbol), ...symbols(fixed).map(earlyIpc)]),
    cpc: classSymbols('cpc', symbols(cpc).map(leadingSymbol)),
  }
}

/** IPC up to the seventh edition, edition first and a blank in the subclass: ` 5C 12N  15/28   A` is C12N15/28. */
function earlyIpc(text: string): string {
  const match = /^\s*\d([A-H])\s*(\d\d[A-Z])\s*(\d+\s*\/\s*\d+)/.exec(text)
  return match === null ? leadingSymbol(text) : leadingSymbol(`${match[1]}${match[2]}${match[3]}`)
}
