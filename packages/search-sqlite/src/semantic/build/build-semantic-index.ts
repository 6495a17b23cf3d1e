import { TRAINING_STEPS, type TechnicalTerm } from '@gezhi/semantic'
import { isModelDue, type BuildPhase, type BuildProgress, type LearningLimits, type ModelInUse } from '@gezhi/search/semantic'
import { throwIfCancelled } from '@gezhi/threads'
import type { IndexLayout } from '../../storage/index-layout.ts'
import { openForReading } from '../../storage/schema.ts'
import { semanticStorePath, openSemanticStoreForWriting } from '../store/semantic-schema.ts'
import { readMeta } from '../store/semantic-meta.ts'
import { readModel, type StoredModel } from '../store/stored-model.ts'
import { writeTeaching, type StoredTeaching } from '../store/stored-teaching.ts'
import { preparedStatements } from '../terms/prepared-statements.ts'
import { updateTermVectors, type BuildFiles, type OnDone } from './term-vector-writer.ts'
import { learnStoredLexicon } from './learn-stored-lexicon.ts'
import { updateDictionary, updateTechnicalTerms } from './lexicon-writer.ts'
import { trainModel } from './train-model.ts'
import { beginModel, foldInAll, freeModelNumber, switchToNextModel } from './vector-writer.ts'

export interface BuildJob {
  readonly retrain: boolean
  readonly model: ModelInUse | null
  /** Texts in both languages; null if the last build used the same. */
  readonly teaching: StoredTeaching | null
  /** Of the operator. */
  readonly technicalTerms: readonly TechnicalTerm[]
  readonly progress: BuildProgress
  readonly limits: LearningLimits
}

/** Bytes of the page cache of the index; each page is read once or twice. */
const PAGE_BYTES = 16 * 1024 * 1024

export interface OpenBuildFiles extends BuildFiles {
  readonly close: () => void
}

/** Opens the files of a build. */
export function openBuildFiles(layout: IndexLayout, indexPath: string): OpenBuildFiles {
  const indexDb = openForReading(indexPath, PAGE_BYTES)
  const db = openSemanticStoreForWriting(semanticStorePath(indexPath))
  const close = () => {
    indexDb.close()
    db.close()
  }
  return { layout, index: preparedStatements(indexDb), store: preparedStatements(db), db, close }
}

/**
 * Updates term vectors and lexicon of a store, learns a model if that is due and computes its vectors; those of an external model are
 * left to the caller. Stops when cancelled; completed work is preserved. Returns whether a dictionary was available.
 */
export async function buildSemanticIndex(
  files: BuildFiles,
  { retrain, model, teaching, technicalTerms, progress, limits }: BuildJob,
): Promise<{ readonly hasDictionary: boolean }> {
  const reportPhase =
    (phase: BuildPhase): OnDone =>
    (done, total) => {
      progress.report(phase, done, total)
      throwIfCancelled()
    }
  updateTermVectors(files, reportPhase('reading'))
  const hasDictionary = await updateDictionary(files)
  updateTechnicalTerms(files, technicalTerms)
  const due = retrain || isDue(files, model)
  if (teaching !== null) writeTeaching(files, teaching)
  if (due || teaching !== null) learnStoredLexicon(files, limits)
  if (due && model === null) train(files, limits.maxTerms, reportPhase('learning'))
  if (due && model !== null) beginModel(files, { ...model, number: freeModelNumber(files), sample: null, learned: null })
  const current = currentModel(files)
  if (current?.learned != null) foldInAll(files, current.number, reportPhase('vectors'))
  return { hasDictionary }
}

/** Activates a model whose vectors are complete. */
export function finishBuild(files: BuildFiles): void {
  switchToNextModel(files)
}

/** The model whose vectors are being computed: the next one, if there is one. */
export function currentModel({ store }: Pick<BuildFiles, 'store'>): StoredModel | null {
  const { model, nextModel } = readMeta(store)
  const number = nextModel ?? model
  return number === null ? null : readModel(store, number)
}

function isDue(files: BuildFiles, model: ModelInUse | null): boolean {
  return isModelDue(currentModel(files), readMeta(files.store).documents, model)
}

function train(files: BuildFiles, maxTerms: number, onDone: OnDone): void {
  const model = trainModel(files.store, freeModelNumber(files), maxTerms, (step) => onDone(step, TRAINING_STEPS))
  beginModel(files, model)
  onDone(TRAINING_STEPS, TRAINING_STEPS)
}
