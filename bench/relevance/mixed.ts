import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { compareRuns, type Answers, type ComparedRuns } from './compare-runs.ts'
import { classTitles, mixedSet, type MixedQuestion } from './mixed-set.ts'
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
}

/** Questions of one language for records of the other, over one index of both. */
export async function mixed(folder: string, { rotations, sample, hasClasses, ...runs }: MixedOptions): Promise<string[][]> {
  const answers: Answers = {}
  for (const rotation of rotations) await measure(folder, rotation, sample, hasClasses, answers)
  return compareRuns(answers, runs)
}

async function measure(folder: string, rotation: number, sample: number, hasClasses: boolean, answers: Answers): Promise<void> {
  const { records, questions } = mixedSet(rotation)
  const work = async (engine: SearchEngine<PatentRecord>) => {
    for (const [set, asked] of Map.groupBy(questions, (question) => question.set)) {
      const values = (answers[`${set}, mixed index, in the first ${FIRST}`] ??= {})
      for (const question of spread(asked, sample)) {
        const found = await ranked(engine, question, FIRST, CHANNELS['all, as searches ask']!)
        values[`${rotation} ${question.text}`] = found.some((id) => question.expected.has(id)) ? 1 : 0
      }
    }
  }
  await withSemanticIndex(folder, records, work, hasClasses ? classTitles() : undefined)
}

function spread(questions: readonly MixedQuestion[], sample: number): MixedQuestion[] {
  const every = Math.max(1, Math.ceil(questions.length / sample))
  return questions.filter((_, i) => i % every === 0)
}
