import type { PatentRecord } from '@gezhi/records'

/** Questions over a collection of records, with what a good answer is. */
export interface QuerySet {
  readonly name: string
  readonly records: readonly PatentRecord[]
  readonly queries: readonly RelevanceQuery[]
}

export interface RelevanceQuery {
  readonly text: string
  /** Set where the text is that of a record of the set: that one is asked about, as by its number. */
  readonly publicationNumber?: string
  /** What each relevant publication is worth: its grade, or 1. */
  readonly relevant: ReadonlyMap<string, number>
  /** Publications that are no answer, as the one the question was made of. */
  readonly leftOut: ReadonlySet<string>
  /** What of it is also shown apart, by the name of the part. */
  readonly parts?: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** A record that holds nothing but texts: no citations, no classes, no parties. */
export function textRecord(publicationNumber: string, lang: 'zh' | 'en', title: string, abstract: string): PatentRecord {
  return {
    publicationNumber,
    office: publicationNumber.slice(0, 2),
    titles: title === '' ? [] : [{ lang, text: title }],
    ...(abstract !== '' && { abstracts: [{ lang, text: abstract }] }),
    source: { format: 'benchmark' },
  }
}
