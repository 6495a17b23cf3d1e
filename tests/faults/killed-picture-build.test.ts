import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataFolder } from '../../apps/server/src/data-folder/data-folder.ts'
import { currentIndexFile, newestIndexFile } from '../../apps/server/src/pictures/picture-index-file.ts'
import { runPictureCommand } from '../../apps/server/src/pictures/picture-commands.ts'
import { PictureReader } from '../../apps/server/src/pictures/picture-reader.ts'
import type { IndexProgress } from '../../apps/server/src/pictures/search-thread-protocol.ts'
import { oneMachine, type Installation } from './installation.ts'
import { roleProcess, type RoleProcess } from './role-process.ts'

/** Patents of the demonstration: enough that their pictures take seconds. */
const PATENTS = 40
const LONG = 600_000

const started: RoleProcess[] = []
let installation: Installation
let settings: Record<string, string>
let folder: string

beforeAll(async () => {
  installation = await oneMachine()
  const own = { GEZHI_DEMO: String(PATENTS), GEZHI_MEANING: 'off', GEZHI_LOG: 'info' }
  settings = { ...installation.settings(), ...own, DATABASE_URL: installation.database }
  folder = dataFolder(settings['GEZHI_DATA']!).pictureIndex
}, LONG)
afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()))
  await installation.close()
}, LONG)

it(
  'a worker killed in the midst of describing pictures, and of describing them again beside the searched index: another goes on, and no picture is lost or doubled',
  async () => {
    const first = startWorker()
    await until(() => isInProgress(newestIndexFile(folder)))
    await first.kill()
    expect(currentIndexFile(folder), 'it was killed too late').toBeNull()

    const second = startWorker()
    const built = await until(() => currentIndexFile(folder))
    const described = ofPatents(built)
    expect(described).toMatchObject({ building: false, records: PATENTS, recordsTotal: PATENTS })
    expect(described.pictures).toBeGreaterThan(PATENTS / 10)

    await runPictureCommand(folder, null, ['pictures', 'rebuild'])
    await until(() => newestIndexFile(folder) !== built && isInProgress(newestIndexFile(folder)))
    await second.kill()
    expect(currentIndexFile(folder), 'it was killed too late').toBe(built)
    expect(ofPatents(built)).toEqual(described)

    startWorker()
    const rebuilt = await until(() => currentIndexFile(folder) !== built && currentIndexFile(folder))
    expect(ofPatents(rebuilt)).toEqual(described)
    await until(() => readdirSync(folder).filter((name) => name.endsWith('.pictures')).length === 1)
  },
  LONG,
)

function startWorker(): RoleProcess {
  const worker = roleProcess('worker', settings)
  started.push(worker)
  return worker
}

function isInProgress(file: string | null): boolean {
  const progress = file === null ? null : ofPatents(file)
  return progress !== null && progress.building && progress.pictures > 5
}

function ofPatents(file: string): IndexProgress {
  const reader = PictureReader.open(file)!
  try {
    return reader.progress('patent')
  } finally {
    reader.close()
  }
}

/** Retries until there is a result. */
async function until<T>(attempt: () => T | null | false): Promise<T> {
  for (const deadline = Date.now() + LONG / 3; ; await sleep(20)) {
    const answer = readable(attempt)
    if (answer !== null && answer !== false) return answer
    if (Date.now() > deadline) throw new Error('It does not come to that')
  }
}

/** A file that was just begun has no tables yet. */
function readable<T>(attempt: () => T): T | null {
  try {
    return attempt()
  } catch {
    return null
  }
}
