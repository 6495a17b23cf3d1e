import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

it('G132, B.captcha.09, B.captcha.10: beyond 30 searches a minute a captcha is required; the search proceeds after a right answer; members have 120', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => clock })
  const { user, headers } = await aSession(test)
  const search = () => test.post<{ verifyId: string }>('/api/search/ts/search', { filter: { queryStr: 'a' } }, headers)
  for (let count = 0; count < 30; count += 1) expect((await search()).code).toBe(200)
  const rejected = await search()
  expect(rejected).toMatchObject({ code: 429, message: '你的输入过于频繁，请输入验证码' })
  const { data } = await test.post<{ verifyId: string }>('/api/search/captcha/refresh', { verifyId: rejected.data.verifyId })
  const result = await test.accounts.captchas.answerOf(data.verifyId)
  expect((await test.post('/api/search/captcha/check', { verifyId: data.verifyId, result })).code).toBe(200)
  for (let count = 0; count < 30; count += 1) expect((await search()).code).toBe(200)
  expect((await search()).code).toBe(429)
  clock += 60_000
  expect((await search()).code).toBe(200)
  await aProduct(test, { userId: user.id })
  for (let count = 0; count < 40; count += 1) expect((await search()).code).toBe(200)
})

it('on a full disk searches continue, although they cannot be counted', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })
  const { headers } = await aSession(test)
  const raise = `RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = 'disk_full'`
  await test.database.execute(
    sql.raw(`CREATE FUNCTION fill_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${raise}; END $$;
      CREATE TRIGGER fill_disk BEFORE INSERT OR UPDATE ON paces EXECUTE FUNCTION fill_disk()`),
  )
  const codes = []
  for (let count = 0; count < 3; count += 1)
    codes.push((await test.post('/api/search/ts/search', { filter: { queryStr: 'a' } }, headers)).code)
  expect(codes).toEqual([200, 200, 200])
  // Limits of guesses are not lifted.
  const guess = { method: 'POST', url: '/api/user/user/checkUserInfo', payload: { telephone: '13800000001' } } as const
  const response = await test.app.inject({ ...guess, remoteAddress: '203.0.113.1' })
  expect(response.json()).toMatchObject({ data: { error: 'STORAGE_FULL' } })
})
