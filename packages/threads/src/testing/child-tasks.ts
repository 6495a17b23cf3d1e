import { PLAIN_ERRORS } from '../thread-errors.ts'
import { defineChild } from '../child-protocol.ts'

/** What the child process of tests does: reports a number of times and ends, fails, dies or goes on until it is ended. */
export interface ChildTask {
  readonly reports: number
  readonly end: 'done' | 'fail' | 'die' | 'never'
}

/** It reports its process id. */
export const TASK_CHILD = defineChild<ChildTask, number>(new URL('./task-child.ts', import.meta.url), PLAIN_ERRORS)
