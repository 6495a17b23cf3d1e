import { describeError, ERRORS, EXPORT_FAILURES, fillText, type ErrorName, type ExportFailure, type Language } from '@gezhi/contract'
import type { LocalizedText } from '@gezhi/imports'
import { storageIssue } from '../data-folder/storage-errors.ts'
import { CallError } from '../http/call-error.ts'
import { valuesInLanguage } from '../http/error-envelope.ts'
import { INTERNAL_FAILURE } from '../platform/user-tasks.ts'

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

/** Shown instead of a value that may be content of a user. */
const HIDDEN = '…'

/** A stored reason for administrators: of the values only numbers, since texts may be queries, names and addresses of users. */
export function describeReasonToOperator(reason: unknown): LocalizedText | null {
  if (reason === null) return null
  const { failure, error, values = {} } = reason as { failure?: ExportFailure; error?: ErrorName; values?: Record<string, unknown> }
  if (failure !== undefined && failure !== 'unexpected' && failure in EXPORT_FAILURES) return EXPORT_FAILURES[failure]
  if (error === undefined || error === 'INTERNAL' || !(error in ERRORS)) return INTERNAL_FAILURE
  const numbers = Object.entries(values).filter(([, value]) => typeof value === 'number')
  const shown = (text: string) => {
    const hidden = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, HIDDEN] as const)
    return fillText(text, Object.fromEntries([...hidden, ...numbers]))
  }
  return { zh: shown(ERRORS[error].zh), en: shown(ERRORS[error].en) }
}
