import { expect, test } from 'vitest'
import { requestCaptcha, onCaptchaDemand, type CaptchaDemand } from './captcha-demand.ts'

test('one captcha is required at a time: calls rejected in the meantime wait for its answer', async () => {
  let demand: CaptchaDemand | null = null
  const stop = onCaptchaDemand((next) => (demand = next))
  const [first, second] = [requestCaptcha('a'), requestCaptcha('b')]
  const pending = demand as CaptchaDemand | null
  expect(pending?.verifyId).toBe('a')
  pending?.settle(true)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(demand).toBeNull()
  const third = requestCaptcha('c')
  ;(demand as CaptchaDemand | null)?.settle(false)
  expect(await third).toBe(false)
  stop()
})
