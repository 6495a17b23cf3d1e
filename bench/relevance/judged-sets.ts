import { objectsOf, tabRows } from './read-files.ts'
import { textRecord, type QuerySet, type RelevanceQuery } from './query-set.ts'

interface Abstract {
  readonly publication_number: string
  readonly abstract_en: string
}

/** Descriptions of inventions, and patents that match them, graded 0 to 3; those without a match of grade 2 or more are omitted. */
export function inventions(): QuerySet {
  const rows = objectsOf<{ id: string; title: string; abstract: string }>('benchmarks/novex-corpus.jsonl.gz')
  const judged = Map.groupBy(tabRows('benchmarks/novex-qrels.tsv'), (row) => row['query']!)
  const queries = tabRows('benchmarks/novex-queries.tsv').flatMap((row): RelevanceQuery[] => {
    const grades = (judged.get(row['query']!) ?? []).map((judgement) => [judgement['document']!, Number(judgement['grade'])] as const)
    if (!grades.some(([, grade]) => grade >= 2)) return []
    return [{ text: row['statement']!, relevant: new Map(grades), leftOut: new Set([row['source_patent']!]) }]
  })
  return { name: 'inventions (NovEx)', records: rows.map((row) => textRecord(row.id, 'en', row.title, row.abstract)), queries }
}

function toRelevant(targets: readonly Record<string, string>[]): Map<string, number> {
  return new Map(targets.map((row) => [row['target']!, 1]))
}

/** Abstracts, and patents that cite them or share citations. The records contain only abstracts, not the citations. */
export function citations(): QuerySet {
  const abstractsOf = objectsOf<Abstract>('google-patents/bigquery-abstracts-citations.jsonl.gz')
  const abstracts = new Map(abstractsOf.map((row) => [row.publication_number, row.abstract_en]))
  const pairs = Map.groupBy(tabRows('benchmarks/google-citation-pairs.tsv'), (row) => row['query']!)
  const queries = Array.from(pairs, ([query, targets]): RelevanceQuery => {
    const parts = Map.groupBy(targets, (row) => (row['relation'] === 'cites' ? 'cites' : 'shares citations'))
    return {
      text: abstracts.get(query) ?? '',
      publicationNumber: query,
      relevant: toRelevant(targets),
      leftOut: new Set([query]),
      parts: new Map(Array.from(parts, ([name, rows]) => [name, toRelevant(rows)])),
    }
  })
  const records = abstractsOf.map((row) => textRecord(row.publication_number, 'en', '', row.abstract_en))
  return { name: 'citations', records, queries: queries.filter(({ text }) => text !== '') }
}
