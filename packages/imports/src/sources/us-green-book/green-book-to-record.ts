import {
  linkedClaims,
  type Citation,
  type Claim,
  type LangText,
  type Paragraph,
  type PatentRecord,
  type PatentType,
  type Priority,
} from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { plainSigns, taggedLines, type TaggedLine } from '../us-documents/tagged-lines.ts'
import { publicationFromParts, usApplicationNumber } from '../us-documents/us-document-number.ts'
import { fullDay, knownDate } from '../us-documents/written-date.ts'
import { classSymbols, fixedWidthIpc, nationalSymbol } from '../us-redbook/read-classifications.ts'
import { sectionOfHeading } from '../us-redbook/read-description.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'
import { countryOf } from './country-of.ts'
import { type Group, of, valueOf } from './green-book-group.ts'
import { readGreenBookOtherFacts } from './read-other-facts.ts'
import { readGreenBookParties } from './read-parties.ts'

const LANG = 'en'
/** Column in which values begin. */
const VALUE_COLUMN = 5
const TABLES: ReadonlySet<string> = new Set(['TBL', 'TBL3', 'EQU'])

/** `APT` with the kind code of documents before 2001, which the format itself does not contain. */
const TYPES: Readonly<Record<string, readonly [PatentType, string]>> = {
  '1': ['invention', 'A'],
  '2': ['reissue', 'E'],
  '4': ['design', 'S'],
  '5': ['registration', 'I4'],
  '6': ['plant', 'P'],
  '7': ['registration', 'H'],
}

/** A grant of 1976 to 2001 (Green Book, APS text) as a record. Throws if it has no patent number. */
export function greenBookToRecord(text: string): ReadPatentRecord {
  const groups = groupsOf(taggedLines(text, /^([A-Z][A-Z0-9]{2,3})(?:\s|$)/, () => VALUE_COLUMN, TABLES))
  const patent = groups.find(({ name }) => name === 'PATN')
  const wku = valueOf(patent, 'WKU')
  if (wku === undefined) throw new Error('there is no patent number (WKU)')
  const [patentType, kind] = TYPES[valueOf(patent, 'APT') ?? ''] ?? []
  const day = fullDay(valueOf(patent, 'ISD'))
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber: publicationFromParts(patentNumber(wku), kind),
    applicationNumber: applicationNumber(patent),
    office: 'US',
    kind,
    patentType,
    applicationDate: fullDay(valueOf(patent, 'APD')),
    publicationDate: day,
    grantDate: day,
    priorities: of(groups, 'PRIR').flatMap(readPriority),
    titles: [valueOf(patent, 'TTL')].flatMap((title) => (title === undefined ? [] : [{ lang: LANG, text: plainSigns(title) }])),
    abstracts: abstracts(groups),
    claims: claims(groups),
    description: groups.flatMap(paragraphs),
    ...readGreenBookParties(groups),
    ...classifications(groups, patentType),
    citations: groups.flatMap(citations),
    other: readGreenBookOtherFacts(groups),
  })
}

/** A tag without a value opens a group, including the header of the document. */
function groupsOf(lines: readonly TaggedLine[]): Group[] {
  const groups: { name: string; lines: TaggedLine[] }[] = []
  for (const line of lines) {
    if (line.value === '' && line.tag.length === 4) groups.push({ name: line.tag, lines: [] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups
}

/** Eight characters and a check digit, which is not part of the number: `043479030`, `RE0286710`. */
function patentNumber(wku: string): string {
  return wku.length === 9 ? wku.slice(0, 8) : wku
}

/** Six digits, then a check character; the series before them: `SRC 6`, `APN 1925296` is 06/192529. */
function applicationNumber(patent: Group | undefined): string | undefined {
  const digits = /^\d{6}/.exec(valueOf(patent, 'APN') ?? '')?.[0]
  const series = valueOf(patent, 'SRC')
  if (digits === undefined || series === undefined) return undefined
  // Designs had their own series by letter before they had one by number.
  return usApplicationNumber((series === 'D' ? '29' : series.padStart(2, '0')) + digits)
}

function readPriority(group: Group): Priority[] {
  const number = valueOf(group, 'APN')
  if (number === undefined) return []
  return [withoutEmpty<Priority>({ number, country: countryOf(valueOf(group, 'CNT')), date: knownDate(valueOf(group, 'APD')) })]
}

function abstracts(groups: readonly Group[]): LangText[] {
  const text = of(groups, 'ABST')
    .flatMap(({ lines }) => lines.map(({ value }) => plainSigns(value)))
    .filter(Boolean)
    .join('\n')
  return text === '' ? [] : [{ lang: LANG, text }]
}

/** `NUM` opens a claim; designs have one claim without a number. */
function claims(groups: readonly Group[]): Claim[] {
  const found: { number: number; parts: string[] }[] = []
  for (const { tag, value } of groups.filter(({ name }) => name === 'CLMS' || name === 'DCLM').flatMap(({ lines }) => lines)) {
    if (tag === 'STM') continue
    if (tag === 'NUM') found.push({ number: Number.parseInt(value, 10) || found.length + 1, parts: [] })
    else {
      if (found.length === 0) found.push({ number: 1, parts: [] })
      found.at(-1)?.parts.push(plainSigns(value))
    }
  }
  const written = found.map(({ number, parts }) => {
    const text = parts
      .filter(Boolean)
      .join('\n')
      .replace(new RegExp(`^${number}\\s*\\.\\s*`), '')
    return { lang: LANG, number, text }
  })
  return linkedClaims(written)
}

const PARTS: Readonly<Record<string, Paragraph['section']>> = {
  GOVT: undefined,
  PARN: undefined,
  BSUM: 'summary',
  DRWD: 'drawings',
  DETD: 'embodiments',
}

function paragraphs({ name, lines }: Group): Paragraph[] {
  if (!(name in PARTS)) return []
  const part = PARTS[name]
  let underHeading: Paragraph['section']
  return lines.flatMap(({ tag, value }) => {
    const text = plainSigns(value)
    const heading = tag === 'PAC'
    if (heading) underHeading = sectionOfHeading(text) ?? underHeading
    // The summary part also contains field and background, distinguished only by headings.
    const section = part === undefined || part === 'summary' ? (underHeading ?? part) : part
    return text === '' ? [] : [{ lang: LANG, text, ...(heading && { heading }), ...(section !== undefined && { section }) }]
  })
}

function classifications(groups: readonly Group[], type: PatentType | undefined): Pick<PatentRecord, 'ipc' | 'locarno' | 'uspc'> {
  const lines = of(groups, 'CLAS').flatMap((group) => group.lines)
  const values = (tags: readonly string[]) =>
    lines.filter(({ tag, value }) => tags.includes(tag) && value.trim() !== '').map(({ value }) => value)
  const international = values(['ICL'])
  return {
    ...(type === 'design'
      ? {
          locarno: classSymbols(
            'locarno',
            international.map((symbol) => symbol.trim().replace(/^D/, '')),
          ),
        }
      : { ipc: classSymbols('ipc', international.map(fixedWidthIpc)) }),
    uspc: classSymbols('uspc', values(['OCL', 'XCL']).map(nationalSymbol)),
  }
}

/** Cited patents of this office, of others, and other literature, one citation per paragraph. */
function citations(group: Group): Citation[] {
  if (group.name === 'OREF') return group.lines.map(({ value }) => ({ text: plainSigns(value) })).filter(({ text }) => text !== '')
  const number = valueOf(group, 'PNO')
  if ((group.name !== 'UREF' && group.name !== 'FREF') || number === undefined) return []
  return [
    withoutEmpty<Citation>({
      publicationNumber: publicationFromParts(number, '', countryOf(valueOf(group, 'CNT'))),
      party: valueOf(group, 'NAM'),
      date: knownDate(valueOf(group, 'ISD')),
    }),
  ]
}
