import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TRADEMARK_KIND } from '@gezhi/records'
import { CALLS } from '@gezhi/contract'
import { expect, it, onTestFinished } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { testEngineOf } from '../testing/test-engine.ts'
import { buildSimilarIndex } from './build-similar-index.ts'
import { screeningHandlers } from './screening-handlers.ts'
import { SimilarMarks } from './similar-marks.ts'
import { markOf } from './testing/sample-mark.ts'

const SCREEN = CALLS.screening.screenMark.path
const { request: REQUEST } = CALLS.screening.screenMark

/** Handlers on real records, without HTTP: the test app has an engine of patents only. */
async function handlersOf(texts: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-screening-'))
  const { engine, drop } = await testEngineOf(TRADEMARK_KIND, folder, 1)
  const index = join(folder, 'similar')
  const similar = new SimilarMarks(() => engine, index)
  onTestFinished(async () => {
    await similar.close()
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  await engine.write({ puts: texts.map((text, index) => markOf(`01${index}`, text, { owners: [{ name: '甲公司' }] })) })
  await buildSimilarIndex({ engine, folder: index, shared: null, today: '20261124', signal: new AbortController().signal })
  return screeningHandlers({ similar, workFolder: join(folder, 'work'), now: () => Date.UTC(2026, 10, 24) })
}

type Context = Parameters<Awaited<ReturnType<typeof handlersOf>>['downloadScreening']>[1]
const CONTEXT = { signal: new AbortController().signal, language: 'en', caller: { userId: 'u1' } } as unknown as Context

it('answers similar marks with number, owner, rules, parts and risk', async () => {
  const handlers = await handlersOf(['老云锦阁', '松果派'])
  const { total, list } = await handlers.screenMark(REQUEST.parse({ text: '云锦阁', classes: [30] }), CONTEXT)
  expect(total).toBe(1)
  expect(list).toMatchObject([{ number: 'EM010', text: '老云锦阁', owner: '甲公司', classes: [30], goods: 'sameClass', tier: 'medium' }])
  expect(list[0]!.rules[0]).toMatchObject({ rule: 'contains', ranges: [{ start: 1, end: 4 }] })
  expect(CALLS.screening.screenMark.answer.parse({ total, list })).toEqual({ total, list })
})

it('rejects marks that it cannot compare, instead of answering that nothing is similar', async () => {
  const handlers = await handlersOf(['شركة النور'])
  for (const request of [{ text: 'شركة النور' }, { text: '云锦', methods: ['latin'] }]) {
    await expect(handlers.screenMark(REQUEST.parse(request), CONTEXT)).rejects.toMatchObject({ error: 'MARK_NOT_COMPARABLE' })
    await expect(handlers.downloadScreening(REQUEST.parse(request), CONTEXT)).rejects.toMatchObject({ error: 'MARK_NOT_COMPARABLE' })
  }
})

it('writes a report as PDF, one at a time for a user', async () => {
  const handlers = await handlersOf(['云锦阁'])
  const request = REQUEST.parse({ text: '云锦阁', classes: [30], methods: ['han'] })
  const reports = await Promise.allSettled([handlers.downloadScreening(request, CONTEXT), handlers.downloadScreening(request, CONTEXT)])
  expect(reports.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect((reports[1] as PromiseRejectedResult).reason).toMatchObject({ error: 'SCREENING_REPORT_BUSY' })
  const { body } = (reports[0] as PromiseFulfilledResult<{ body: Buffer }>).value
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
})

it('requires a login, and a mark with classes that exist', async () => {
  const { post } = await buildTestApp()
  expect((await post(SCREEN, { text: '云锦阁' })).code).toBe(401)
  expect(REQUEST.safeParse({ text: ' ' }).success).toBe(false)
  expect(REQUEST.safeParse({ text: '云锦', classes: [46] }).success).toBe(false)
})
