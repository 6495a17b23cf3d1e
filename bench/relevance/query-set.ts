import type { PatentRecord } from '@gezhi/records'

/** Queries over a collection of records, with relevance judgements. */
export interface QuerySet {
  readonly name: string
  readonly records: readonly PatentRecord[]
  readonly queries: readonly RelevanceQuery[]
}

export interface RelevanceQuery {
  readonly text: string
  /** Set if the query is the text of a record in the set: the search is by its number. */
  readonly publicationNumber?: string
  /** Grade of each relevant publication; default 1. */
  readonly relevant: ReadonlyMap<string, number>
  /** Publications excluded from the results, such as the source of the query. */
  readonly leftOut: ReadonlySet<string>
  /** Subsets reported separately, by name. */
  readonly parts?: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/** A record with texts only: no citations, classes or parties. */
export function textRecord(publicationNumber: string, lang: 'zh' | 'en', title: string, abstract: string): PatentRecord {
  return {
    publicationNumber,
    office: publicationNumber.slice(0, 2),
    titles: title === '' ? [] : [{ lang, text: title }],
    ...(abstract !== '' && { abstracts: [{ lang, text: abstract }] }),
    source: { format: 'benchmark' },
  }
}
