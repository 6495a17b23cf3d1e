import type { Client } from '@gezhi/contract/client'
import type { PatentRecord } from '@gezhi/records'
import { compareRuns, type Answers, type ComparedRuns } from './compare-runs.ts'
import { classTitles, mixedSet, type MixedQuestion } from './mixed-set.ts'
import { withServedIndex } from './served-index.ts'
import { CHANNELS, ranked, withSemanticIndex } from './systems.ts'

const FIRST = 10

/** How the part `mixed` is run. */
export interface MixedOptions extends ComparedRuns {
  /** Rotations of the questions, from 0. */
  readonly rotations: readonly number[]
  /** Maximum number of questions per set. */
  readonly sample: number
  /** Whether titles of classes teach translations, as on an installation that has imported the classification. */
  readonly hasClasses: boolean
  /** Whether a running server is asked over HTTP instead of the engine. */
  readonly isServed: boolean
}

/** Publication numbers of the first hits of a text. */
type HitsOf = (text: string) => Promise<readonly string[]>

/** Questions of one language for records of the other, over one index of both. */
export async function mixed(folder: string, { rotations, save, against, ...options }: MixedOptions): Promise<string[][]> {
  const answers: Answers = {}
  for (const rotation of rotations) await measure(folder, rotation, options, answers)
  return compareRuns(answers, { save, against })
}

async function measure(folder: string, rotation: number, options: Omit<MixedOptions, 'rotations'>, answers: Answers): Promise<void> {
  const { records, questions } = mixedSet(rotation)
  const work = async (hitsOf: HitsOf) => {
    for (const [set, asked] of Map.groupBy(questions, (question) => question.set)) {
      const values = (answers[`${set}, mixed index, in the first ${FIRST}${options.isServed ? ', over HTTP' : ''}`] ??= {})
      for (const { text, expected } of spread(asked, options.sample)) {
        values[`${rotation} ${text}`] = (await hitsOf(text)).some((id) => expected.has(id)) ? 1 : 0
      }
    }
  }
  await withHits(folder, records, options, work)
}

function withHits(
  folder: string,
  records: readonly PatentRecord[],
  { isServed, hasClasses }: Pick<MixedOptions, 'isServed' | 'hasClasses'>,
  work: (hitsOf: HitsOf) => Promise<void>,
): Promise<void> {
  if (isServed) return withServedIndex(folder, records, hasClasses, (client) => work((text) => servedHits(client, text)))
  const channels = CHANNELS['all, as searches ask']!
  const teaching = hasClasses ? classTitles() : undefined
  return withSemanticIndex(folder, records, (engine) => work((text) => ranked(engine, { text }, FIRST, channels)), teaching)
}

async function servedHits(client: Client, textContent: string): Promise<string[]> {
  const { list } = await client.search.searchSemantically({ textContent, size: FIRST })
  return list.map((row) => row.publication_number!)
}

function spread(questions: readonly MixedQuestion[], sample: number): MixedQuestion[] {
  const every = Math.max(1, Math.ceil(questions.length / sample))
  return questions.filter((_, i) => i % every === 0)
}
