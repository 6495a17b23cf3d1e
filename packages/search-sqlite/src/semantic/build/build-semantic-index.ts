import { TRAINING_STEPS } from '@gezhi/semantic'
import { BuildProgress, isModelDue, type BuildPhase } from '@gezhi/search/semantic'
import { throwIfCancelled } from '@gezhi/threads'
import type { IndexLayout } from '../../storage/index-layout.ts'
import { openForReading } from '../../storage/schema.ts'
import type { DictionariesRequest, ModelRequest, OnBuild, TextsRequest } from '../../threads/semantic-protocol.ts'
import { currentModel } from '../store/current-model.ts'
import { semanticStorePath, openSemanticStoreForWriting } from '../store/semantic-schema.ts'
import { readMeta } from '../store/semantic-meta.ts'
import { preparedStatements } from '../terms/prepared-statements.ts'
import { updateTermVectors, type BuildFiles, type OnDone } from './term-vector-writer.ts'
import { updateDictionary, updateTechnicalTerms } from './lexicon-writer.ts'
import { trainModel } from './train-model.ts'
import { beginModel, foldInAll, freeModelNumber, switchToNextModel } from './vector-writer.ts'

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
 * First stage of a build, as are all below: updates the term vectors of a store. Returns whether words, translations and a model have to
 * be learned. Stops when cancelled; completed work is preserved.
 */
export function readTexts(files: BuildFiles, { retrain, model, progress }: TextsRequest): { readonly isModelDue: boolean } {
  updateTermVectors(files, reporter(progress, 'reading'))
  return { isModelDue: retrain || isModelDue(currentModel(files.store), readMeta(files.store).documents, model) }
}

/** Updates the dictionaries; returns whether a general one is installed. */
export async function updateDictionaries(
  files: BuildFiles,
  { technicalTerms }: DictionariesRequest,
): Promise<{ readonly hasDictionary: boolean }> {
  const hasDictionary = await updateDictionary(files)
  updateTechnicalTerms(files, technicalTerms)
  return { hasDictionary }
}

/** Learns a model, or registers an external one; its vectors are to be computed. */
export function trainDueModel(files: BuildFiles, { model: external, limits, progress }: ModelRequest): void {
  if (external !== null) return beginModel(files, { ...external, number: freeModelNumber(files), sample: null, learned: null })
  const onDone = reporter(progress, 'learning')
  const model = trainModel(files.store, freeModelNumber(files), limits.maxTerms, (step) => onDone(step, TRAINING_STEPS))
  beginModel(files, model)
  onDone(TRAINING_STEPS, TRAINING_STEPS)
}

/** Computes the missing vectors of the model that was learned last; those of an external model are left to the caller. */
export function computeVectors(files: BuildFiles, { progress }: OnBuild): void {
  const current = currentModel(files.store)
  if (current !== null) foldInAll(files, current.number, reporter(progress, 'vectors'))
}

function reporter(shared: SharedArrayBuffer, phase: BuildPhase): OnDone {
  const progress = new BuildProgress(shared)
  return (done, total) => {
    progress.report(phase, done, total)
    throwIfCancelled()
  }
}

/** Activates a model whose vectors are complete. */
export function finishBuild(files: BuildFiles): void {
  switchToNextModel(files)
}
