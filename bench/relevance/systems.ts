import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import type { SemanticChannel, SemanticQuestion, SearchEngine, TeachingTexts } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { formatTime } from '../benchmark.ts'
import type { RelevanceQuery } from './query-set.ts'

/** Combinations of the engine's channels, by their names in the table. */
export const CHANNELS: Readonly<Record<string, readonly SemanticChannel[]>> = {
  words: ['words'],
  'words + feedback': ['words', 'feedback'],
  'words + vectors': ['words', 'vector'],
  'vectors alone': ['vector'],
  'all, as searches ask': ['title', 'words', 'feedback', 'vector'],
}

/** An engine with these records, and vectors trained on them only. */
export async function withSemanticIndex<T>(
  folder: string,
  records: readonly PatentRecord[],
  work: (engine: SearchEngine<PatentRecord>) => Promise<T>,
  teaching?: TeachingTexts,
): Promise<T> {
  const own = await mkdtemp(join(folder, 'relevance-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: own })
  try {
    const build = await engine.buildShadow()
    for (let from = 0; from < records.length; from += 2000) await build.write({ puts: records.slice(from, from + 2000) })
    await build.finish()
    const start = performance.now()
    const { vectors, model, translations } = await engine.semantic!.build(teaching === undefined ? {} : { teaching })
    console.log(
      `${records.length} records, ${vectors} vectors of ${model?.id ?? 'no model'} in ${formatTime(performance.now() - start)}; translations ${JSON.stringify(translations)}`,
    )
    return await work(engine)
  } finally {
    await engine.close()
    await rm(own, { recursive: true })
  }
}

/** Publication numbers, best first. */
export async function ranked(
  engine: SearchEngine<PatentRecord>,
  query: QueryText,
  size: number,
  channels: readonly SemanticChannel[],
): Promise<string[]> {
  const page = await engine.semantic!.rank({ question: questionOf(query), from: 0, size, channels, short: true, passageLength: 0 })
  return page.hits.map(({ docId, record }) => record.publicationNumber ?? docId)
}

type QueryText = Pick<RelevanceQuery, 'text' | 'publicationNumber'>

function questionOf({ text, publicationNumber }: QueryText): SemanticQuestion {
  return publicationNumber === undefined ? { kind: 'text', text } : { kind: 'record', id: publicationNumber }
}

/** Prints a row as soon as it is known: the whole run takes many minutes. */
export function formatRow(row: string[]): string[] {
  console.log(row.join(' | '))
  return row
}
