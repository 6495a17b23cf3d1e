import { expect, it } from 'vitest'
import { aPatent } from '../../apps/server/src/testing/a-patent.ts'
import { aSession } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { rounds, seededMoments } from './seeded.ts'

const JUMPS = rounds({ short: 20, full: 200 })
const MINUTE = 60_000
/** ms a clock may jump, forward and back: an empty battery, a wrong year. */
const LONGEST_JUMP = 400 * 24 * 60 * MINUTE
/** Searches per minute before a captcha is required. */
const LIMIT = 2
const GUEST = '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
const USER = '/api/user/user'

it(`after each of ${JUMPS} jumps of the clock, forward and back, nobody is locked out and no call fails`, async () => {
  const random = seededMoments('clock-jumps')
  let now = Date.parse('2030-06-15T12:00:00Z')
  const test = await buildTestApp({
    records: [aPatent({ publicationNumber: 'CN1A', office: 'CN' })],
    settings: { GEZHI_ACCESS: 'membership', GEZHI_SEARCHES_PER_MINUTE: LIMIT },
    now: () => now,
  })
  const guestToken = async () => (await test.get<string>(`${USER}/getYoukeToken?userId=${GUEST}`)).data
  const search = async (token: string) => (await test.post('/api/search/ts/search', { filter: { queryStr: 'CN1A' } }, { token })).code
  let { headers } = await aSession(test)
  for (let jump = 0; jump < JUMPS; jump += 1) {
    const length = 2 * MINUTE + random.int(LONGEST_JUMP)
    now += random.chance(0.5) ? length : -length
    const from = `jump ${jump}, ${new Date(now).toISOString()}`
    const token = await guestToken()
    const codes: number[] = []
    for (let searched = 0; searched <= LIMIT; searched += 1) codes.push(await search(token))
    expect(codes, from).toEqual([...Array.from({ length: LIMIT }, () => 200), 429])
    const added = await test.post(
      '/api/user/searchHistory/add',
      { searchStrategy: 'TI=(风筝)', number: jump, displayName: `jump ${jump}` },
      headers,
    )
    expect([200, 995], from).toContain(added.code)
    const current = added.code === 200 ? headers : (await aSession(test)).headers
    headers = current
    expect((await test.post('/api/user/searchHistory/list', {}, headers)).code, from).toBe(200)
    expect((await test.post(`${USER}/findUserInformation`, {}, headers)).code, from).toBe(200)
  }
})
