import { type ImportSource, PATENT_SOURCES, type ReadRecord } from '@gezhi/imports'
import type { PatentRecord } from '@gezhi/records'
import { beforeAll, describe, expect, test } from 'vitest'
import { REAL_FILES_MISSING } from '../real-files.ts'
import { type RealDocument, realDocuments } from './real-documents.ts'
import { containsText, wordsOf } from './same-words.ts'
import { FOLLOWS, SHOWN } from './shown-field.ts'
import type { Leaf } from './source-leaves.ts'

/** Number of documents compared per format. */
const DOCUMENTS = 20

/** Paths, and why their content is not in any record, or only reworded. */
export type LeftOut = readonly (readonly [paths: RegExp, reason: string])[]

/** A kind of records, as its fields are compared with sources. */
export interface ComparedKind<R extends object> {
  readonly sources: readonly ImportSource<R>[]
  /** Its fields as the tests compare them: those that one expression computes from a source. */
  readonly shown: Readonly<Partial<Record<keyof ReadRecord<R>, (record: ReadRecord<R>) => unknown>>>
  /** Fields that are not listed, because they are derived or only their words are compared. */
  readonly follows: ReadonlySet<string>
  /** Paths of values that the product derives or normalises: labels, numbers, classes, languages by script. They are compared as fields. */
  readonly derived: RegExp
  /** Paths of texts that the product composes from several places of the source. */
  readonly composed: RegExp
}

export interface FormatCheck<T, R extends object = PatentRecord> {
  readonly format: string
  /** Prefix of the paths of its files, below the real files. */
  readonly begins: string
  /** Parses a document independently of the product. */
  readonly open: (text: string) => T
  readonly leaves: (source: T) => Leaf[]
  /** Expected fields of the first record, computed from the source. A field of a record that is not listed here fails. */
  readonly fields: Readonly<Partial<Record<keyof ReadRecord<R>, (source: T) => unknown>>>
  /** Fields composed from several places: only their words are compared. */
  readonly byWords?: readonly (keyof ReadRecord<R>)[]
  readonly left: LeftOut
  /** Words of records that are not in the source, by their path in the record. */
  readonly added?: LeftOut
}

const PATENTS: ComparedKind<PatentRecord> = {
  sources: PATENT_SOURCES,
  shown: SHOWN,
  follows: FOLLOWS,
  derived:
    /^\/(?:patentType|office|kind|(?:publication|application)Number|citations\/publicationNumber|ipc|cpc|uspc|locarno|claims\/(?:lang|number|independent|parents)|(?:titles|abstracts|description)\/lang|description\/(?:section|heading)|\w+\/(?:kind|country)|drawings\/id|legalEvents\/(?:office|code))$/,
  composed: /^\/(?:other|legalEvents\/text|\w+\/address)/,
}

/** Compares documents of a format of patents with their sources. */
export function checkFormat<T>(check: FormatCheck<T>): void {
  checkFormatOf(PATENTS, check)
}

/**
 * Compares twenty documents of a format with their sources in three ways: each listed field equals the value in the source; every value of
 * the source is in the records, or its path is listed with a reason; every word of a record occurs in its source.
 */
export function checkFormatOf<R extends object, T>(kind: ComparedKind<R>, check: FormatCheck<T, R>): void {
  // Skipped with a message if the real files, which are outside the repository, are missing.
  describe.skipIf(REAL_FILES_MISSING !== undefined)(`${check.format} ${check.begins}`, () => {
    let documents: { document: RealDocument<R>; source: T }[]
    beforeAll(async () => {
      const read = await realDocuments(kind.sources, check.format, check.begins, DOCUMENTS)
      documents = read.map((document) => ({ document, source: check.open(document.text) }))
    })

    test('fields', () => {
      expect(documents.length).toBeGreaterThan(0)
      for (const { document, source } of documents) {
        const [record] = document.records as [ReadRecord<R>]
        const named = Object.keys(check.fields) as (keyof ReadRecord<R>)[]
        const listed: ReadonlySet<unknown> = new Set([...named, ...(check.byWords ?? []), ...kind.follows])
        expect(Object.keys(record).filter((field) => !listed.has(field))).toEqual([])
        const of = (value: (field: keyof ReadRecord<R>) => unknown) => Object.fromEntries(named.map((field) => [field, value(field)]))
        expect({ document: document.name, ...of((field) => kind.shown[field]?.(record)) }).toEqual({
          document: document.name,
          ...of((field) => emptied(check.fields[field]?.(source))),
        })
      }
    })

    test('nothing of the source is left out without a reason', () => {
      const missing = new Map<string, string>()
      for (const { document, source } of documents) {
        const words = wordsOf(document.records.flatMap((record) => jsonTexts(record).map(({ text }) => text)))
        for (const { path, text } of check.leaves(source)) {
          if (containsText(words, text)) continue
          if (!check.left.some(([paths]) => paths.test(path))) missing.set(path, `${document.name}: ${text.slice(0, 200)}`)
        }
      }
      expect(Object.fromEntries(missing)).toEqual({})
    })

    test('no word of a record is without a source', () => {
      const foreign = new Map<string, string>()
      for (const { document, source } of documents) {
        const words = wordsOf([...check.leaves(source).flatMap(({ path, text }) => [text, path]), document.text])
        for (const { path, text } of document.records.flatMap((record) => jsonTexts(record))) {
          const own = kind.derived.test(path) || (check.added ?? []).some(([paths]) => paths.test(path))
          if (!own && !containsText(words, text, !kind.composed.test(path))) foreign.set(path, `${document.name}: ${text.slice(0, 200)}`)
        }
      }
      expect(Object.fromEntries(foreign)).toEqual({})
    })
  })
}

/** Treats an empty list as an absent field. */
function emptied(value: unknown): unknown {
  return Array.isArray(value) && value.length === 0 ? undefined : value === 0 ? undefined : value
}

function jsonTexts(value: unknown, path = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => jsonTexts(item, path))
  if (typeof value === 'object' && value !== null) {
    // Names of other facts come from the source or the product; their values are compared.
    return Object.entries(value).flatMap(([key, item]) => jsonTexts(item, path === '/other' ? '/other' : `${path}/${key}`))
  }
  return value === undefined ? [] : [{ path, text: typeof value === 'string' ? value : JSON.stringify(value) }]
}
