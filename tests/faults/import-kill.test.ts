import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { rounds, seededMoments } from './seeded.ts'
import { outcomeOf, programProcess } from './server-process.ts'

const RECORDS = 6000
const KILLS = rounds({ short: 2, full: 25 })

test('killed at any moment and started again, an import ends with the same index', { timeout: 600_000 + KILLS * 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-kill-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'kites.jsonl')
  writeFileSync(file, records())

  const whole = await timed(() => finish(join(folder, 'whole'), file))
  expect(whole.result).toBe(`read ${RECORDS} new ${RECORDS - 1} changed 0 unchanged 1 rejected 0 damaged 0 unknown 0`)

  const killed = join(folder, 'killed')
  const random = seededMoments('import-kill')
  // Early moments are hit repeatedly, because each run resumes where the previous one was killed.
  for (let kill = 1; kill <= KILLS; kill++) await killAfter(killed, file, random.int(whole.milliseconds))
  expect(await finish(killed, file)).toMatch(
    new RegExp(`^read ${RECORDS} new \\d+ changed 0 unchanged \\d+ rejected 0 damaged 0 unknown 0$`),
  )

  expect(await contentOf(killed)).toEqual(await contentOf(join(folder, 'whole')))
  expect(await finish(killed, file)).toBe(`read ${RECORDS} new 0 changed 0 unchanged ${RECORDS} rejected 0 damaged 0 unknown 0`)
})

/** Generated lines; the first publication occurs again in its batch with another title. */
function records(): string {
  const line = (number: number, title: string) =>
    JSON.stringify({
      publication_number: `CN6${String(number).padStart(8, '0')}A`,
      publication_date: `20${10 + (number % 20)}-03-25`,
      title,
      applicants: ['湖畔大学', `第${number % 50}风筝厂`],
      abstract: `一种风筝，编号${number}，包括骨架、尾翼和储电装置。`.repeat(4),
      main_claim: '1.一种风筝,其特征在于包括骨架。',
      ipc: ['A63H27/08'],
    })
  const lines = Array.from({ length: RECORDS - 1 }, (_, number) => line(number, `风筝${number}`))
  lines.splice(100, 0, line(0, '纸鸢'))
  return lines.join('\n')
}

function startImport(data: string, file: string) {
  return programProcess('import-command', [file], { GEZHI_DATA: data })
}

/** The last line of an uninterrupted import. */
async function finish(data: string, file: string): Promise<string> {
  const { code, output } = await outcomeOf(startImport(data, file))
  expect(code, output).toBe(0)
  return output.trim().split('\n').at(-1) ?? ''
}

async function killAfter(data: string, file: string, milliseconds: number): Promise<void> {
  const child = startImport(data, file)
  const ended = outcomeOf(child)
  await setTimeout(milliseconds)
  child.kill('SIGKILL')
  await ended
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; milliseconds: number }> {
  const start = performance.now()
  const result = await work()
  return { result, milliseconds: performance.now() - start }
}

/** Every record in a fixed order, and search counts: equal for equal indexes. */
async function contentOf(data: string): Promise<unknown> {
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(data, 'index') })
  try {
    const selection = { query: null }
    const page = await engine.page({ ...selection, from: 0, size: RECORDS, sort: [{ by: 'publication_date', order: 'asc' }] })
    const facets = await engine.facets({ ...selection, facets: [{ field: 'applicant_patentee.original.name', count: 100 }] })
    return { total: await engine.count({ ...selection, exact: true }), hits: page.hits, facets }
  } finally {
    await engine.close()
  }
}
