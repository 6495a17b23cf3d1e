import type { SharedSearch } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { signedHeaders } from '../testing/signed-headers.ts'
import { SEARCH_RETENTION } from './search-owner.ts'
import { sharedSearchStore } from './shared-searches.ts'

const TS = '/api/search/ts'

describe('the link of a stored query', async () => {
  const test = await buildTestApp({
    settings: { GEZHI_ACCESS: 'membership' },
    records: [aPatent({ publicationNumber: 'CN101000001A', title: '石墨烯电池' })],
  })
  const guest = async () => (await test.get<string>('/api/user/user/getYoukeToken?userId=3f2c1a54-7c1e-4d7a-9c68-1d3c9d1f0a11')).data
  const open = async (shareCode: string, token?: string) => {
    const body = { shareCode, size: 1 }
    return test.post<SharedSearch>(`${TS}/shareSearch`, body, signedHeaders(token ?? (await guest()), body))
  }
  const share = async (queryStr: string, headers: Record<string, string>) =>
    (await test.post<string>(`${TS}/compress`, { queryStr }, headers)).data

  it('that a user makes is opened by guests and other users, and reveals nobody', async () => {
    const [{ user, headers }, other] = [await aSession(test), await aSession(test)]
    const shareCode = await share('石墨烯', headers)
    expect(await share('石墨烯', headers), 'the same query again').toBe(shareCode)
    expect(await share('石墨烯', other.headers), 'the same query of another user').not.toBe(shareCode)
    for (const token of [undefined, other.headers.token]) {
      const opened = await open(shareCode, token)
      expect(opened).toMatchObject({ code: 200, data: { queryStr: '石墨烯', total: 1 } })
      for (const fact of [user.id, user.telephone]) expect(JSON.stringify(opened)).not.toContain(fact)
    }
  })

  it('expires 90 days after it was last opened', async () => {
    const { headers } = await aSession(test)
    const [opened, unused] = [await share('电池', headers), await share('石墨烯 电池', headers)]
    let clock = Date.now()
    const store = sharedSearchStore(test.database, () => clock)
    clock += SEARCH_RETENTION - 60_000
    expect(await store.find(opened)).toBe('电池')
    clock += 120_000
    expect(await store.find(unused)).toBeNull()
    await store.purgeExpired()
    expect(await open(unused)).toMatchObject({ code: 404, data: { error: 'SHARE_NOT_FOUND' } })
    expect(await open(opened)).toMatchObject({ code: 200, data: { queryStr: '电池' } })
    clock += SEARCH_RETENTION
    expect(await store.find(opened)).toBeNull()
  })

  it('is gone with the account that made it, whoever else has the same query', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    const [own, others] = [await share('石墨烯', mine.headers), await share('石墨烯', other.headers)]
    await test.accounts.cancellations.request(mine.user.id, '')
    await test.accounts.cancellations.decide({ userId: mine.user.id }, 'approve', null)
    expect(await open(own)).toMatchObject({ code: 404 })
    expect(await open(others)).toMatchObject({ code: 200 })
  })
})
