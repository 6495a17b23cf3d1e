import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { applicationOf, everyRecord, inventionsOf } from './every-record.ts'
import { judgedQuestions, writeRun } from './judged-files.ts'
import { writePools } from './judged-pools.ts'
import { classTitles } from './mixed-set.ts'
import { plainBm25 } from './plain-bm25.ts'
import { requireFiles } from './read-files.ts'
import { CHANNELS, ranked, withSemanticIndex } from './systems.ts'
import { usefulRows } from './useful.ts'

/** Hits of a run that are stored: the judge's pool is deeper than the figures, so that it is known where the records hold ten. */
const STORED = 20
/** Publications read for as many applications. */
const LOOKED_AT = 60

/** How the part `judged` is run. */
export interface JudgedOptions {
  /** Name of the run to write; nothing is searched without one. */
  readonly run?: string | undefined
  /** Folder that the hits of all runs without a judgement are written to, for a judge. */
  readonly pool?: string | undefined
  /** Whether plain BM25 is searched instead of the engine. */
  readonly isPlain: boolean
  /** Whether titles of classes teach translations, as on an installation that has imported the classification. */
  readonly hasClasses: boolean
}

/** Writes the first twenty hits of professional questions over one index of every record, and compares all runs by the judgements. */
export async function judged(folder: string, { run, pool, ...options }: JudgedOptions): Promise<string[][]> {
  if (run !== undefined || pool !== undefined) requireFiles()
  if (run !== undefined) await search(folder, run, options)
  if (pool !== undefined) writePools(pool, everyRecord())
  return usefulRows()
}

async function search(folder: string, run: string, { isPlain, hasClasses }: Omit<JudgedOptions, 'run' | 'pool'>): Promise<void> {
  const records = everyRecord()
  const inventions = inventionsOf(records)
  const write = async (hitsOf: (text: string) => Promise<readonly string[]>) => {
    const found = new Map<string, string[]>()
    for (const { id, text } of judgedQuestions())
      found.set(
        id,
        (await hitsOf(text)).map((number) => inventions.get(number)!),
      )
    writeRun(run, found)
  }
  if (isPlain) {
    const plain = plainBm25(records)
    await write((text) => Promise.resolve(plain(text, STORED)))
  } else {
    const teaching = hasClasses ? classTitles() : undefined
    await withSemanticIndex(folder, records, (engine) => write((text) => firstApplications(engine, text)), teaching)
  }
}

/** As the list of results shows them: one row an application. */
async function firstApplications(engine: SearchEngine<PatentRecord>, text: string): Promise<string[]> {
  const numbers = await ranked(engine, { text }, LOOKED_AT, CHANNELS['all, as searches ask']!)
  return Array.from(Map.groupBy(numbers, applicationOf).values(), ([first]) => first!).slice(0, STORED)
}
