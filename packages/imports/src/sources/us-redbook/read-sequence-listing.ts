import type { XmlElement } from '@rgrove/parse-xml'
import type { Sequence } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { childElements, elementAt, elementsAt, textAt } from '../xml/element.ts'
import { documentDay, documentNumber } from './read-document-id.ts'
import { withoutEmpty } from './without-empty.ts'

/** Characters of residues that are stored of a listing: some 300 pages. Of further sequences only the facts are. */
const MAX_CHARACTERS = 1_000_000

/** The sequences of a listing (`sequence-cwu`), as a record of the publication it names. Throws if it names none. */
export function readSequenceListing(root: XmlElement): ReadPatentRecord {
  const publication = elementAt(root, 'publication-reference/document-id')
  const publicationNumber = documentNumber(publication, 'publication')
  if (publicationNumber === undefined) throw new Error('there is no publication number')
  return withoutEmpty<ReadPatentRecord>({
    publicationNumber,
    office: textAt(publication, 'country') ?? 'US',
    kind: textAt(publication, 'kind'),
    publicationDate: documentDay(publication),
    titles: [],
    sequences: withinLimit(readSequences(root)),
  })
}

function readSequences(root: XmlElement): Sequence[] {
  const entries = elementsAt(root, 'sequence-list-new-rules').flatMap((listing) => childElements(listing))
  const sequences: Sequence[] = []
  for (const entry of entries) {
    if (entry.name === 's200') sequences.push({ ...factsOf(entry), text: '' })
    const last = sequences.at(-1)
    if (entry.name === 's400' && last !== undefined) last.text = residuesOf(entry)
  }
  return sequences.length > 0 ? sequences : oldListing(root)
}

/** The facts of a sequence, by the numbers of ST.25: `s211` is its length. */
function factsOf(entry: XmlElement): Omit<Sequence, 'text'> {
  const features = elementsAt(entry, 's220').map((feature) =>
    ['s221', 's222', 's223'].flatMap((name) => textAt(feature, name) ?? []).join(' '),
  )
  return withoutEmpty<Omit<Sequence, 'text'>>({
    number: textAt(entry, 's210'),
    length: textAt(entry, 's211'),
    molecule: textAt(entry, 's212'),
    organism: textAt(entry, 's213'),
    features: features.filter((text) => text !== ''),
  })
}

/** The number of the sequence stands before its residues. */
function residuesOf({ text }: XmlElement): string {
  return joinLines(text.replace(/^\s*\d+[^\S\n]*/, '').split('\n'))
}

/** A listing of the rules before 1998: lines of text in a table, divided at the heading of each sequence. */
function oldListing(root: XmlElement): Sequence[] {
  const lines = elementsAt(root, 'table/tgroup/tbody/row/entry').flatMap(({ text }) => text.split('\n'))
  const starts = lines.flatMap((line, index) => (OLD_HEADING.test(line) ? [index] : []))
  if (starts.length === 0) return lines.some((line) => line.trim() !== '') ? [{ text: joinLines(lines) }] : []
  return starts.map((start, index) => {
    const own = lines.slice(start, starts[index + 1])
    const text = own.join('\n')
    return withoutEmpty<Sequence>({
      number: OLD_HEADING.exec(own[0]!)?.[1],
      length: /\bLENGTH:\s*(\d+)/.exec(text)?.[1],
      molecule: /\bMOLECULE TYPE:\s*(.+)/.exec(text)?.[1]?.trim(),
      organism: /\bORGANISM:\s*(.+)/.exec(text)?.[1]?.trim(),
      text: joinLines(own.slice(1)),
    })
  })
}

const OLD_HEADING = /^\s*\(2\) INFORMATION FOR SEQ ID NO:? *(\d+)/i

/** Lines without the indentation that all of them have, blank ones and space at their ends. */
function joinLines(lines: readonly string[]): string {
  const filled = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
  const indent = filled.reduce((smallest, line) => Math.min(smallest, line.length - line.trimStart().length), Infinity)
  return filled.map((line) => line.slice(indent)).join('\n')
}

function withinLimit(sequences: readonly Sequence[]): Sequence[] {
  let stored = 0
  return sequences.map((sequence) => {
    stored += sequence.text.length
    return stored > MAX_CHARACTERS ? { ...sequence, text: '' } : sequence
  })
}
