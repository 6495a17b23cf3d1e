import { claimReferences, type PatentRecord } from '@gezhi/records'
import { describe, expect, test } from 'vitest'
import { PATENT_SOURCES } from '@gezhi/imports'
import { realDocuments, type RealDocument } from './fields/real-documents.ts'
import { REAL_FILES_MISSING } from './real-files.ts'

const FORMATS = [
  ['us-redbook-grant', 'redbook-grant'],
  ['us-redbook-application', 'redbook-application'],
] as const

/** Claims whose markup lacks references that their words contain: ends of ranges, `the previous claims`. Document and claim. */
const INCOMPLETELY_MARKED = [
  'US06836979 16: marked ; written 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15',
  'US06838526 4: marked ; written 1 2 3',
  'US07156074 5: marked 2; written 2 3 4',
  'US07158266 47: marked 34; written 34 35 36 37 38 39 40 41 42 43 44 45 46',
  'US07863256 18: marked 1 13; written 1 13 14 15 16 17',
  'US07863256 19: marked 1 13; written 1 13 14 15 16 17',
  'US07863256 27: marked 20; written 20 21 22',
  'US07863256 29: marked 24; written 24 25',
]

// Skipped with a message if the real files, which are outside the repository, are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('references in the claims of real US documents', () => {
  test('the claims named in the words are those in the markup', async () => {
    const documents = await Promise.all(
      FORMATS.map(([format, folder]) => realDocuments(PATENT_SOURCES, format, `uspto-patents/${folder}/`, 10_000)),
    )
    const sets = documents
      .flat()
      .filter(({ text }) => text.includes('<claims'))
      .map(claimSet)
    const claims = sets.flatMap(({ document, claims: ofSet }) => ofSet.map((claim) => ({ document, ...claim })))
    const different = claims.filter(({ marked, written }) => marked !== written)
    expect(sets.length).toBeGreaterThanOrEqual(300)
    expect(claims.filter(({ marked }) => marked !== '').length).toBeGreaterThan(2_000)
    expect(different.map(({ document, number, marked, written }) => `${document} ${number}: marked ${marked}; written ${written}`)).toEqual(
      INCOMPLETELY_MARKED,
    )
  })
})

interface ClaimSet {
  readonly document: string
  /** References in numerical order, joined. */
  readonly claims: readonly { readonly number: number; readonly marked: string; readonly written: string }[]
}

function claimSet({ text: xml, records }: RealDocument<PatentRecord>): ClaimSet {
  const claims = records[0]!.claims ?? []
  const highest = Math.max(...claims.map(({ number }) => number))
  return {
    document: /file="([^"-]*)/.exec(xml)?.[1] ?? '',
    claims: claims.map(({ number, text }, index) => ({
      number,
      marked: inOrder(markedReferences(xml, index).filter((reference) => reference !== number)),
      written: inOrder(claimReferences(text, number, highest)),
    })),
  }
}

/** The references in the markup of one claim, read without the code under test. */
function markedReferences(xml: string, index: number): number[] {
  const claim = xml.split(/<claim [^>]*>/)[index + 1] ?? ''
  const marked = claim.replaceAll(/<claim-ref idref="CLM-0*(\d+)">[^<]*<\/claim-ref>/g, '@$1@').replaceAll(/<[^>]+>/g, '')
  return [...marked.matchAll(/@(\d+)@(?:\s*(?:-|–|&#x2013;|to|through)\s*@(\d+)@)?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => Number(first) + step),
  )
}

function inOrder(numbers: readonly number[]): string {
  return [...new Set(numbers)].toSorted((a, b) => a - b).join(' ')
}
