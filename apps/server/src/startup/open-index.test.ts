import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { dropShadowEngine, openEngineToWrite } from '../adapters/open-engine.ts'
import { fileFolder } from '../files/file-folder.ts'
import { readSettings } from '../settings/read-settings.ts'
import { cleanupStack } from '../platform/cleanup-stack.ts'
import { makeDataFolder } from '../data-folder/data-folder.ts'
import { openIndex } from './open-index.ts'
import type { Adapters, StartParts } from './start-parts.ts'

/** A data folder with a shadow index of a killed move. */
async function startedAfterAMove(drop: Adapters['dropShadowEngine'] = dropShadowEngine) {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-open-index-'))
  const opened = cleanupStack()
  onTestFinished(async () => {
    await opened.disposeAsync()
    rmSync(root, { recursive: true, force: true })
  })
  const folder = await makeDataFolder(root)
  await (await openSqliteEngine({ kind: PATENT_KIND, folder: join(folder.move, 'index') })).close()
  const warned: unknown[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void warned.push(JSON.parse(line)) })
  const adapters = { kinds: [PATENT_KIND], openEngine: openEngineToWrite, dropShadowEngine: drop } as unknown as Adapters
  const parts = { adapters, folder, files: fileFolder(folder.files), settings: readSettings({}), log } as unknown as StartParts
  const { engines } = await openIndex(parts, opened, { onRebuild: () => {} })
  return { folder, engine: engines.of(PATENT_KIND), warned }
}

test('what a move that was killed left goes when a server starts at its target', async () => {
  const { folder, engine, warned } = await startedAfterAMove()
  expect(existsSync(folder.move)).toBe(false)
  expect([(await engine.status()).documents, warned]).toEqual([0, []])
})

test('the server starts even if it cannot be removed, and reports it', async () => {
  const { engine, warned } = await startedAfterAMove(() => Promise.reject(new Error('the disk is read-only')))
  expect((await engine.status()).documents).toBe(0)
  expect(warned).toMatchObject([{ message: 'the disk is read-only' }])
})
