import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readS3Address } from '../../settings/read-s3-address.ts'
import { s3FileStore } from '../../files/s3/s3-file-store.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { startS3Server } from '../../testing/s3/s3-server.ts'

describe('pictures that nobody shows any more, while the file store is away', async () => {
  const bucket = await startS3Server()
  afterAll(() => bucket.close())
  const retryPolicy = { pauses: [], limit: 1000 }
  const fileStore = s3FileStore(readS3Address(bucket.url()), { quick: retryPolicy, patient: retryPolicy })
  const test = await buildTestApp({ fileStore })
  const { pendingDeletions, uploads } = test.accounts
  const pixels = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()

  const goAway = () => (bucket.failure = () => ({ status: 503, code: 'SlowDown' }))
  const show = async (avatar: string, { headers }: { headers: Record<string, string> }) =>
    expect(await test.post('/api/user/user/updateUserInfo', { avatar }, headers)).toMatchObject({ code: 200 })
  /** A user with a picture. */
  async function somebody() {
    const who = await aSession(test)
    const name = await uploads.add(new Blob([new Uint8Array(pixels)]), { userId: who.user.id, role: 'user' })
    const avatar = `/api/sms/oss/file?name=${name}`
    await show(avatar, who)
    return { ...who, avatar, key: `uploads/${name}` }
  }

  beforeEach(() => void (bucket.failure = null))

  it('an account is closed in any case, and its picture is removed once the store is back, after any number of requests', async () => {
    const one = await somebody()
    const { headers } = await aSession(test, { role: 'operator' })
    await test.accounts.cancellations.request(one.user.id, '其他')
    const { list } = await test.accounts.cancellations.pending()
    goAway()
    const review = { id: list[0]!.id, decision: 'approve' }
    expect(await test.post('/api/user/cancellation/review', review, headers)).toMatchObject({ code: 200 })
    for (let tries = 0; tries < 3; tries += 1) expect(await pendingDeletions.remove()).toBe(1)
    expect([...bucket.objects.keys()]).toEqual([one.key])
    bucket.failure = null
    expect(await pendingDeletions.remove()).toBe(0)
    expect([...bucket.objects.keys()]).toEqual([])
    const before = bucket.requests.length
    expect(await pendingDeletions.remove()).toBe(0)
    expect(bucket.requests.length, 'what is removed is not asked for again').toBe(before)
  })

  it('a picture that is replaced goes later; the call that replaced it does not fail', async () => {
    const one = await somebody()
    goAway()
    await show('', one)
    expect(bucket.objects.has(one.key)).toBe(true)
    bucket.failure = null
    expect(await pendingDeletions.remove()).toBe(0)
    expect(bucket.objects.has(one.key)).toBe(false)
  })

  it('one that is shown again meanwhile stays', async () => {
    const one = await somebody()
    goAway()
    await show('', one)
    bucket.failure = null
    await show(one.avatar, one)
    expect(await pendingDeletions.remove()).toBe(0)
    expect(bucket.objects.has(one.key)).toBe(true)
    await show('', one)
    expect(bucket.objects.has(one.key)).toBe(false)
  })
})
