import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const PROCESS = fileURLToPath(new URL('./testing/heap-process.ts', import.meta.url))

/** MB of a heap after garbage was made, and half a second later. */
async function heapOf(mode: 'idle' | 'busy' | 'background', options: readonly string[] = ['--expose-gc']) {
  const { stdout } = await promisify(execFile)(process.execPath, [...options, PROCESS, mode])
  return JSON.parse(stdout) as { readonly before: number; readonly after: number }
}

describe('a heap that is mostly garbage', () => {
  test.each(['idle', 'background'] as const)('is given back: %s', async (mode) => {
    const { before, after } = await heapOf(mode)
    expect(before).toBeGreaterThan(40)
    expect(after).toBeLessThan(before / 3)
  })

  test('is kept while answers are computed, and without the flag', async () => {
    for (const { before, after } of [await heapOf('busy'), await heapOf('idle', [])]) expect(after).toBeGreaterThan(before / 2)
  })
})
