import { describeError, ERRORS, EXPORT_FAILURES, type ErrorName, type ExportFailure, type Language } from '@gezhi/contract'
import { storageIssue } from '../data-folder/storage-errors.ts'
import { CallError } from '../http/call-error.ts'
import { valuesInLanguage } from '../http/error-envelope.ts'

/** Why a task failed, or what its file lacks: a failure of exports, or the error of a call that lists records, with its values. */
export type TaskReason =
  | { readonly failure: ExportFailure }
  | { readonly error: ErrorName; readonly values: Readonly<Record<string, unknown>> }

/** Thrown to end a task with a failure that users can understand. */
export class ExportError extends Error {
  readonly failure: ExportFailure

  constructor(failure: ExportFailure) {
    super(failure)
    this.name = 'ExportError'
    this.failure = failure
  }
}

/** The reason to store for an error that ended a task. */
export function reasonOf(error: unknown): TaskReason {
  if (error instanceof ExportError) return { failure: error.failure }
  if (storageIssue(error) === 'full') return { failure: 'storageFull' }
  if (error instanceof CallError && error.error !== 'INTERNAL') return { error: error.error, values: error.values }
  return { failure: 'unexpected' }
}

/** A reason as a sentence. */
export function describeReason(reason: TaskReason, language: Language): string {
  if ('failure' in reason) return EXPORT_FAILURES[reason.failure][language]
  // Stored by another version of the program, perhaps.
  if (!(reason.error in ERRORS)) return EXPORT_FAILURES.unexpected[language]
  return describeError(reason.error, language, valuesInLanguage(reason.values, language))
}
