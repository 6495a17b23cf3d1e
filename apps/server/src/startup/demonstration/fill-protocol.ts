import type { KindName } from '@gezhi/records'
import { SEARCH_ERRORS } from '@gezhi/search/threads'
import { defineChild } from '@gezhi/threads'

/** What the child process builds: the index of a kind in an empty folder. */
export interface FillingTask {
  readonly kind: KindName
  readonly folder: string
  readonly count: number
}

/** The child process that fills an index; it reports the number of records written since the last report. */
export const FILL_CHILD = defineChild<FillingTask, number>(new URL('./fill-child.ts', import.meta.url), SEARCH_ERRORS)
