import { describe } from 'vitest'
import { describeManyProcesses } from './describe-many-processes.ts'
import { oneMachine } from './installation.ts'

describe('two web and two worker processes on one database and one data folder', () => {
  describeManyProcesses(oneMachine)
})
