import { DatabaseSync } from 'node:sqlite'
import { throwIfCancelled } from '../../threads/serve-jobs.ts'
import { openForReading } from '../../storage/schema.ts'
import { TRAINING_STEPS } from '@gezhi/meaning'
import { meaningPath, openMeaningForWriting } from '../store/meaning-schema.ts'
import { readMeta } from '../store/meaning-meta.ts'
import { readModel } from '../store/stored-model.ts'
import { preparedStatements } from '../terms/prepared-statements.ts'
import { updateBags, type BuildFiles, type OnDone } from './bag-writer.ts'
import { BUILD_PHASES, type BuildProgress } from './build-progress.ts'
import { FEWEST_DOCUMENTS, trainModel } from './train-model.ts'
import { learnLexicon } from './learn-lexicon.ts'
import { updateDictionary } from './lexicon-writer.ts'
import { beginModel, foldInAll, freeModelNumber, useNextModel } from './vector-writer.ts'

/** A corpus that grew by so much since the model learned is learned anew. */
const GROWN = 2

export interface BuildJob {
  readonly retrain: boolean
  readonly progress: BuildProgress
}

/** Opens what a build works on; `close` both when it is done. */
export function openBuildFiles(indexPath: string): BuildFiles & { close: () => void } {
  const indexDb: DatabaseSync = openForReading(indexPath)
  const db = openMeaningForWriting(meaningPath(indexPath))
  const close = () => {
    indexDb.close()
    db.close()
  }
  return { indexPath, index: preparedStatements(indexDb), store: preparedStatements(db), db, close }
}

/** Brings bags, model and vectors of a store up to its index. Stops when cancelled; what was done is kept. */
export async function buildMeaning(files: BuildFiles, { retrain, progress }: BuildJob): Promise<void> {
  const saying =
    (phase: (typeof BUILD_PHASES)[number]): OnDone =>
    (done, total) => {
      progress.say(phase, done, total)
      throwIfCancelled()
    }
  updateBags(files, saying('reading'))
  await updateDictionary(files)
  if (retrain || isOutgrown(files)) {
    learnLexicon(files)
    train(files, saying('learning'))
  }
  const { model, nextModel } = readMeta(files.store)
  const current = nextModel ?? model
  if (current !== null) foldInAll(files, current, saying('vectors'))
  useNextModel(files)
}

function isOutgrown({ store }: BuildFiles): boolean {
  const { documents, model, nextModel } = readMeta(store)
  if (nextModel !== null || documents < FEWEST_DOCUMENTS) return false
  if (model === null) return true
  const { sample, learned } = readModel(store, model)
  return learned !== null && sample !== null && sample < 30_000 && documents > sample * GROWN
}

function train(files: BuildFiles, onDone: OnDone): void {
  const model = trainModel(files.store, freeModelNumber(files), (step) => onDone(step, TRAINING_STEPS))
  beginModel(files, model)
  onDone(TRAINING_STEPS, TRAINING_STEPS)
}
