import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPatent } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('an engine that follows reads what another writes: before there is an index, after it was built anew, when its writer has gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-follow-'))
  const follower = await openSqliteEngine({ kind: PATENT_KIND, folder, follows: true, readers: 2 })
  onTestFinished(async () => {
    await follower.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const documents = () => follower.status().then(({ documents: found }) => found)
  const write = (writer: typeof follower, publicationNumber: string) => writer.write({ puts: [aPatent({ publicationNumber })] })

  await expect(documents()).rejects.toMatchObject({ reason: 'closed' })
  const writer = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
  await expect.poll(() => documents().catch(() => -1)).toBe(0)
  await write(writer, 'CN1A')
  expect(await documents()).toBe(1)
  await writer.rebuild()
  // Between the switch and the next check the old index responds, or its successor if it is gone.
  expect(await documents()).toBe(1)
  await write(writer, 'CN2A')
  await expect.poll(documents).toBe(2)
  await writer.close()
  expect((await follower.page({ query: null, from: 0, size: 5 })).hits).toHaveLength(2)
  const next = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
  await write(next, 'CN3A')
  expect(await documents()).toBe(3)
  await next.close()
  await expect(write(follower, 'CN4A')).rejects.toMatchObject({ reason: 'unsupported' })
  const late = await openSqliteEngine({ kind: PATENT_KIND, folder, follows: true, readers: 1 })
  expect((await late.status()).documents).toBe(3)
  await late.close()
})
