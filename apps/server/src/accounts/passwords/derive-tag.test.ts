import { argon2Sync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { expect, it } from 'vitest'
import { deriveTag } from './derive-tag.ts'
import type { TagJob } from './derive-tag-protocol.ts'

const JOB: TagJob = {
  password: 'Secret123',
  cost: { memory: 64, passes: 1, parallelism: 1 },
  nonce: Buffer.from('0123456789abcdef'),
  tagLength: 32,
}

it('derives the reference values of argon2id, several at once', async () => {
  const jobs = ['a', 'b', 'c'].map((password) => ({ ...JOB, password }))
  const expected = jobs.map(({ password: message, nonce, tagLength, cost }) =>
    argon2Sync('argon2id', { message, nonce, tagLength, ...cost }),
  )
  expect(await Promise.all(jobs.map(deriveTag))).toEqual(expected)
})

it('reports what argon2 cannot do, and continues', async () => {
  await expect(deriveTag({ ...JOB, cost: { ...JOB.cost, memory: 1 } })).rejects.toThrow()
  expect(await deriveTag(JOB)).toHaveLength(32)
})

// Only Linux has priorities of single threads.
it.runIf(process.platform === 'linux')('hashes in threads that yield to all others of the process', async () => {
  await deriveTag(JOB)
  const niceness = readdirSync('/proc/self/task').flatMap((id) => nicenessOf(id))
  // 19 is the maximum, also for a process that was started with lower priority.
  expect(Math.max(...niceness) - Math.min(...niceness)).toBe(Math.min(10, 19 - getPriority()))
})

/** Empty for a thread that has ended since it was listed. */
function nicenessOf(id: string): number[] {
  try {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    // After the name in brackets: state, parent, …, the nice value as the 17th.
    return [Number(stat.replace(/^.*\) /s, '').split(' ')[16])]
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
