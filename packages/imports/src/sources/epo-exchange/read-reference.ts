import type { XmlElement } from '@rgrove/parse-xml'
import { normalisePatentNumber, readPatentNumbers, type NumberRole } from '@gezhi/records'
import { usNumberFromDocdb } from '../us-documents/docdb-application-number.ts'
import { childElements, elementsAt, textAt } from '../xml/element.ts'

/** The three spellings of a number: the office's database, its search system, and the publishing office itself. */
export type NumberForm = 'docdb' | 'epodoc' | 'original'

/**
 * The `document-id`s of a reference by their form. DOCDB repeats the reference for each form (`data-format`); the web service has all
 * forms below one (`document-id-type`); without either it is the database's.
 */
export function idsByForm(references: readonly XmlElement[]): ReadonlyMap<NumberForm, XmlElement> {
  const ids = references.flatMap((reference) =>
    childElements(reference, 'document-id').map(
      (id) => [(id.attributes['document-id-type'] ?? reference.attributes['data-format'] ?? 'docdb') as NumberForm, id] as const,
    ),
  )
  return new Map(ids.toReversed())
}

/** Numbered elements (`sequence`) that give the same fact in several forms, in order. */
export function bySequence(elements: readonly XmlElement[]): XmlElement[][] {
  const groups = Map.groupBy(elements, (element) => element.attributes['sequence'] ?? element)
  return [...groups.values()]
}

/** Normalised publication number of a reference; undefined if it has none. */
export function publicationNumber(ids: ReadonlyMap<NumberForm, XmlElement>): string | undefined {
  const docdb = ids.get('docdb')
  const number = textAt(docdb ?? null, 'doc-number')
  if (docdb !== undefined && number !== undefined) {
    return normalise(`${textAt(docdb, 'country') ?? ''}${number}${textAt(docdb, 'kind') ?? ''}`, 'publication')
  }
  const epodoc = textAt(ids.get('epodoc') ?? null, 'doc-number')
  return epodoc === undefined ? undefined : normalise(epodoc, 'publication')
}

/**
 * Normalised application number. The EPO's own form has the check digit that the database leaves out; applications in the United States
 * have a year before or after them there; those under the PCT (kind `W`) consist of receiving office, year and serial number
 * (`PCT/IL2022/050854`).
 */
export function applicationNumber(ids: ReadonlyMap<NumberForm, XmlElement>): string | undefined {
  const docdb = ids.get('docdb') ?? null
  const number = textAt(docdb, 'doc-number')
  const country = textAt(docdb, 'country') ?? textAt(ids.get('epodoc') ?? null, 'doc-number')?.slice(0, 2) ?? ''
  const original = textAt(ids.get('original') ?? null, 'doc-number')
  if (country === 'EP' && original !== undefined) {
    const [own] = readPatentNumbers(original.startsWith('EP') ? original : `EP${original}`, 'application')
    if (own !== undefined) return own.number
  }
  if (number === undefined) {
    const epodoc = textAt(ids.get('epodoc') ?? null, 'doc-number')
    return epodoc === undefined ? undefined : normalise(epodoc, 'application')
  }
  const american = country === 'US' ? usNumberFromDocdb(number, textAt(docdb, 'kind'), textAt(docdb, 'date')) : undefined
  if (american !== undefined) return american
  const pct = textAt(docdb, 'kind') === 'W' ? /^(\d{4})(\d{5,6})W?$/.exec(number) : null
  return normalise(pct === null ? country + number : `PCT/${country}${pct[1]}/${pct[2]}`, 'application')
}

function normalise(written: string, role: NumberRole): string {
  return normalisePatentNumber(written, role).number
}

/** The first full date (`yyyyMMdd`) that any form gives; the database's first. */
export function dayOf(ids: ReadonlyMap<NumberForm, XmlElement>): string | undefined {
  return (['docdb', 'epodoc', 'original'] as const)
    .map((form) => textAt(ids.get(form) ?? null, 'date'))
    .find((date) => date !== undefined && /^\d{4}(?!00)\d\d(?!00)\d\d$/.test(date))
}

/** Texts along a path with collapsed white space, without empty ones. */
export function textsAt(element: XmlElement | null, path: string): string[] {
  return elementsAt(element, path)
    .map((found) => found.text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}
