import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerBlock, AssistantMessage, Citation } from '@gezhi/contract'
import { startFakeChat, type FakeChatRequest } from '@gezhi/gateways/testing'
import { runImport } from '@gezhi/imports'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from '../../../../tests/real-files/real-files.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'

const SETS = ['google-patents/bigquery-fulltext.csv.gz', 'uspto-patents/redbook-grant', 'epo/ep-fulltext', 'cn-patents/taian-city.xlsx']
/** Records of which eleven questions each are asked. */
const RECORDS = 20

/** A question, the tool that answers it, and what its answer contains. */
interface Known {
  readonly question: string
  readonly tool: string
  readonly parts: readonly string[]
}

/** Every text of a record, read without the code under test. */
const textsOf = (record: PatentRecord): readonly string[] =>
  [record.titles, record.abstracts ?? [], record.claims ?? [], record.description ?? []].flatMap((texts) => texts.map(({ text }) => text))

const numberOf = (record: PatentRecord) => record.publicationNumber!

function questionsOf(record: PatentRecord, other: PatentRecord): Known[] {
  const number = numberOf(record)
  const lang = (record.claims ?? []).some((claim) => claim.lang === 'zh') ? 'zh' : record.claims![0]!.lang
  const claims = record.claims!.filter((claim) => claim.lang === lang)
  const independent = claims.filter((claim) => claim.independent)
  const year = record.applicationDate?.slice(0, 4)
  const [applicant] = record.applicants ?? []
  return [
    {
      question: `${number} 的权利要求`,
      tool: 'claims_summary',
      parts: [`共有 ${claims.length} 项权利要求，其中独立权利要求 ${independent.length} 项`],
    },
    { question: `claims of ${number}`, tool: 'claims_summary', parts: [number] },
    { question: `${number} 的技术特征`, tool: 'feature_table', parts: [`${number} 权利要求 ${independent[0]!.number} 的技术特征`] },
    { question: `${number} 的价值`, tool: 'value_patent', parts: [number, '等级'] },
    { question: `${number} 是什么`, tool: 'get_record', parts: [number, ...(applicant ? [applicant.name] : []), ...(year ? [year] : [])] },
    { question: `What is ${number}?`, tool: 'get_record', parts: [number, String(claims.length)] },
    { question: `对比 ${number} 和 ${numberOf(other)}`, tool: 'compare_patents', parts: [number, numberOf(other)] },
    {
      question: `${number} 相对于 ${numberOf(other)} 的创造性`,
      tool: 'office_action',
      parts: [`${number} 的权利要求 ${independent[0]!.number} `, `D1 ${numberOf(other)}`, '文字最接近的是 D1'],
    },
    {
      question: `office action on claim ${independent.at(-1)!.number} of ${number} citing ${numberOf(other)}`,
      tool: 'office_action',
      parts: [`${number} 的权利要求 ${independent.at(-1)!.number} `, numberOf(other)],
    },
    { question: `${number} 权利要求 ${claims.at(-1)!.number} 的特征`, tool: 'feature_table', parts: [`权利要求 ${claims.at(-1)!.number}`] },
    { question: `differences between ${number} and ${numberOf(other)}`, tool: 'compare_patents', parts: [number, numberOf(other)] },
  ]
}

// The real files are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('two hundred and twenty questions over real records', async () => {
  const fake = await startFakeChat()
  const model = {
    GEZHI_CHAT: 'openai',
    GEZHI_CHAT_ENDPOINT: fake.base,
    GEZHI_CHAT_MODEL: fake.model,
    GEZHI_CHAT_KEY_SECRET: fake.key,
  }
  const searching = await buildTestApp()
  const modelled = await buildTestApp({
    settings: { GEZHI_ACCESS: 'open', ...model },
    wrapEngine: () => searching.serving.engines.of(PATENT_KIND),
  })
  const rejectedFolder = mkdtempSync(join(tmpdir(), 'gezhi-real-questions-'))
  const byNumber = new Map<string, PatentRecord>()
  let known: readonly Known[] = []
  let chosen: readonly PatentRecord[] = []

  beforeAll(async () => {
    const engine = searching.serving.engines.of(PATENT_KIND)
    await runImport({ paths: SETS.map((set) => join(REAL_FILES, set)), engines: { patent: engine }, rejectedFolder, onEvent: () => {} })
    for (let after: string | null = null; ;) {
      const part = await engine.contents({ after, limit: 500 })
      for (const { record } of part.records) if (record.publicationNumber) byNumber.set(record.publicationNumber, record)
      if (part.next === null) break
      after = part.next
    }
    const claimed = [...byNumber.values()].filter(({ claims = [] }) => claims.some(({ independent }) => independent))
    const step = Math.max(1, Math.floor(claimed.length / RECORDS))
    chosen = Array.from({ length: RECORDS }, (_, at) => claimed[at * step]!)
    known = chosen.flatMap((record, at) => questionsOf(record, chosen[(at + 1) % chosen.length]!))
  }, 900_000)
  afterAll(async () => {
    rmSync(rejectedFolder, { recursive: true, force: true })
    await fake.server.close()
  })

  const sender = async (test: TestApp) => {
    const { headers } = await aSession(test)
    return async (content: string): Promise<AssistantMessage> => {
      const { payload } = await test.app.inject({ method: 'POST', url: '/api/ai/topic/send', payload: { content }, headers })
      const [, data = ''] = /event: done\ndata: (.*)\n\n/.exec(payload) ?? []
      return JSON.parse(data) as AssistantMessage
    }
  }
  const citationsOf = (blocks: readonly AnswerBlock[]): Citation[] =>
    blocks.flatMap((block) =>
      block.kind === 'text' ? block.citations : block.kind === 'table' ? block.rows.flatMap(({ citations }) => citations) : [],
    )
  const isTrue = ({ number, passage }: Citation) =>
    (byNumber.has(number) ? textsOf(byNumber.get(number)!) : []).some((text) => text.includes(passage))

  it('without a model: the known answer, and every cited record exists and contains the passage', { timeout: 900_000 }, async () => {
    expect(known).toHaveLength(RECORDS * 11)
    const send = await sender(searching)
    let cited = 0
    const wrong: string[] = []
    for (const { question, tool, parts } of known) {
      const { blocks, tools, state } = await send(question)
      const text = JSON.stringify(blocks)
      const citations = citationsOf(blocks)
      cited += citations.length
      const missing = parts.filter((one) => !text.includes(JSON.stringify(one).slice(1, -1)))
      if (state !== 'done' || !tools.includes(tool) || missing.length > 0 || citations.length === 0)
        wrong.push(`${question}: ${tools.join()} ${missing.join()}`)
      wrong.push(...citations.filter((one) => !isTrue(one)).map((one) => `${question}: ${JSON.stringify(one)}`))
    }
    expect(wrong).toEqual([])
    console.info(`${known.length} questions, ${cited} citations, all true`)
    expect(cited).toBeGreaterThan(known.length)
  })

  it('without a model: every number of a landscape is the hits of the query beside it', { timeout: 300_000 }, async () => {
    const send = await sender(searching)
    const { headers } = await aSession(searching)
    let counted = 0
    for (const subject of ['battery', 'sensor', 'polymer', 'semiconductor', 'vehicle', '方法', '控制', '图像', '数据', '检测']) {
      const { blocks, tools } = await send(`overview of ${subject}`)
      expect(tools).toContain('landscape')
      const links = blocks.flatMap((block) => (block.kind === 'text' ? (block.queries ?? []) : []))
      for (const { queryStr, total } of links) {
        const filter = { queryStr, mode: 'command' }
        const { data } = await searching.post<{ total: number }>('/api/search/ts/search', { filter, size: 0 }, headers)
        expect([queryStr, data.total]).toEqual([queryStr, total])
      }
      counted += links.length
    }
    expect(counted).toBeGreaterThan(50)
  })

  it('with a model that also invents: true citations remain, every invented one is struck', { timeout: 900_000 }, async () => {
    const send = await sender(modelled)
    let invented = 0
    let kept = 0
    const wrong: string[] = []
    // The model ignores the question: one about each record.
    for (const record of chosen) {
      const number = numberOf(record)
      const question = `${number} 是什么`
      // What a model copies ends at a line.
      const title = textsOf(record)
        .map((text) => text.split('\n')[0]!.trim())
        .find((text) => text.length > 4 && !text.includes(']'))!
        .slice(0, 200)
        .trim()
      fake.script = ({ messages }: FakeChatRequest) =>
        messages.at(-1)!.role === 'tool'
          ? {
              text: [
                `真实。[[${number}|${title}]]`,
                `改字。[[${number}|${title}${title}]]`,
                `不存在。[[XX${number.slice(2)}9|${title}]]`,
                `错记录。[[${number}|${'这段文字不在任何文献里'}]]`,
              ].join('\n'),
            }
          : { calls: [{ name: 'get_record', arguments: { number } }] }
      const { blocks, state } = await send(question)
      const statements = blocks.flatMap((block) => (block.kind === 'text' ? [block] : []))
      const citations = citationsOf(blocks)
      kept += citations.length
      invented += statements.reduce((sum, { struck }) => sum + struck, 0)
      if (state !== 'done' || statements.map(({ struck }) => struck).join() !== '0,1,1,1')
        wrong.push(`${question}: ${JSON.stringify(blocks)}`)
      wrong.push(...citations.filter((one) => !isTrue(one)).map((one) => `${question}: ${JSON.stringify(one)}`))
    }
    expect(wrong).toEqual([])
    expect([kept, invented]).toEqual([RECORDS, 3 * RECORDS])
  })
})
