import { isValidProof } from '@gezhi/contract/proof-of-work'
import { expect, test } from 'vitest'
import { solveWork } from './solve-work.ts'

test('finds a proof while the page goes on, and stops when nobody waits for it', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1))
  const nonce = await solveWork('captcha', 15, new AbortController().signal)
  expect(isValidProof('captcha', nonce, 15)).toBe(true)
  expect(turns).toBeGreaterThan(0)
  clearInterval(timer)
  const given = new AbortController()
  const endless = solveWork('captcha', 200, given.signal)
  given.abort()
  await expect(endless).rejects.toThrow('aborted')
})
