import type { BatchType } from '@gezhi/contract/client'

/** Values of the first step. */
export interface BatchForm {
  readonly names: boolean
  readonly publication: boolean
  readonly application: boolean
  readonly file: File | null
  readonly pasted: string
}

/** Both kinds of numbers are selected by default (B.search-box.52). */
export const EMPTY_BATCH: BatchForm = { names: false, publication: true, application: true, file: null, pasted: '' }

/** Bytes of the largest file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** The type of the list (decisions G73). */
export function typeOf({ names, publication, application }: BatchForm): BatchType {
  if (names) return '3'
  return publication && application ? '1,2' : publication ? '1' : '2'
}

/** Why the form cannot be sent; null if it can. */
export function problemOf({ names, publication, application, file, pasted }: BatchForm): 'noField' | 'empty' | 'tooLarge' | null {
  if (!names && !publication && !application) return 'noField'
  if (file === null && pasted.trim() === '') return 'empty'
  return file !== null && file.size > MAX_FILE_BYTES ? 'tooLarge' : null
}

/** The pasted lines, with their line numbers. */
export function linesOf({ pasted }: BatchForm): string[] {
  return pasted.replace(/\s+$/, '').split(/\r?\n/)
}
