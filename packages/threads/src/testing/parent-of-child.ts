import { runChild } from '../run-child.ts'
import { TASK_CHILD } from './child-tasks.ts'

// A program for tests: prints the process id of a child process that goes on until it is ended.
await runChild(TASK_CHILD, { reports: 1, end: 'never' }, { onProgress: (pid) => console.log(pid) })
