import { describe, expect, it, onTestFinished } from 'vitest'
import { dataFolder } from '../../data-folder/data-folder.ts'
import { noteStorageDay } from '../../data-folder/storage-days.ts'
import { FileStoreError } from '../../files/file-store.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { testFileStore } from '../../testing/test-file-store.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Health {
  readonly advice: readonly { readonly level: string; readonly text: string }[]
  readonly disk: { readonly perDay: number | null; readonly daysUntilFull: number | null; readonly days: readonly object[] }
  readonly lastBackupTime: string | null
}

describe('health in the console', () => {
  it('is what the doctor finds, with services that do not answer and the forecast of the disk, in the language of the operator', async () => {
    const root = mkdtempSync(join(tmpdir(), 'gezhi-health-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const store = {
      ...testFileStore(join(root, 'files')),
      check: () => Promise.reject(new FileStoreError('away', 'no answer of the bucket')),
    }
    for (const day of [1, 2, 3]) await noteStorageDay(dataFolder(root), { day: `2026-11-0${day}`, free: (9 - day) * 2 ** 40, parts: {} })
    const test = await buildTestApp({ settings: { GEZHI_DATA: root }, fileStore: store })
    const { headers } = await aSession(test, { role: 'operator' })
    const { data } = await test.post<Health>('/api/user/ops/health', {}, { ...headers, 'accept-language': 'en' })
    expect(data.advice.find(({ text }) => text.includes('no answer of the bucket'))).toMatchObject({ level: 'warning' })
    expect(data.advice.some(({ text }) => text.startsWith('No backup is known'))).toBe(true)
    expect(data.disk).toMatchObject({ perDay: 2 ** 40, days: [{ day: '2026-11-01' }, {}, {}] })
    expect(data.lastBackupTime).toBeNull()
    const chinese = await test.post<Health>('/api/user/ops/health', {}, { ...headers, 'accept-language': 'zh' })
    expect(chinese.data.advice.some(({ text }) => text.includes('尚无备份记录'))).toBe(true)
    expect((await test.post('/api/user/ops/health', {}, (await aSession(test)).headers)).code).toBe(403)
  })
})
