import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { SOURCES } from '../sources/every-source.ts'
import { findFiles } from './find-files.ts'
import { ReadSteps } from './read-steps.ts'
import { lines } from './testing/import-workplace.ts'
import { tempFolder } from './testing/temp-folder.ts'

/** Of two batches and a part of a third. */
async function steps() {
  const path = join(tempFolder(), 'a.jsonl')
  writeFileSync(path, lines(0, 2500))
  const [file] = await findFiles([path], new AbortController().signal)
  return new ReadSteps(file!, SOURCES)
}

test('a question about progress is a step of its own, and the next step answers it', async () => {
  const whole = await steps()
  expect(await whole.next(null)).toMatchObject({ question: { recordKind: 'patent' } })
  expect(await whole.next(null)).toMatchObject({ event: { kind: 'batch', position: 1000, done: false } })
  expect(await whole.next(null)).toMatchObject({ event: { position: 2000 } })
  expect(await whole.next(null)).toMatchObject({ event: { position: 2500, done: true } })
  expect(await whole.next(null)).toBe('end')

  const resumed = await steps()
  const question = await resumed.next(null)
  const source = (question as { question: { source: string } }).question.source
  expect(await resumed.next({ source, position: 2000, done: false })).toMatchObject({
    event: { position: 2500, resumed: { position: 2000 } },
  })
})

test('a batch that was handed over is not kept in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const reading = await steps()
  await reading.next(null)
  const first = new WeakRef((await reading.next(null)) as object)
  await reading.next(null)
  await setImmediate()
  collectGarbage()
  expect(first.deref() === undefined).toBe(true)
})
