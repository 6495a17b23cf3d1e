import { setTimeout as sleep } from 'node:timers/promises'
import { serveChild } from '../serve-child.ts'
import { TASK_CHILD } from './child-tasks.ts'

const HOUR = 3_600_000

await serveChild(TASK_CHILD, async ({ reports, end }, report) => {
  for (let i = 0; i < reports; i++) report(process.pid)
  if (end === 'fail') throw new RangeError('out of range')
  if (end === 'die') process.kill(process.pid, 'SIGKILL')
  if (end === 'never') await sleep(HOUR)
})
