import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerBlock, AssistantMessage, Citation } from '@gezhi/contract'
import { startFakeChat, type FakeChatRequest } from '@gezhi/gateways/testing'
import { runImport } from '@gezhi/imports'
import { COMPANY_KIND, TRADEMARK_KIND, trademarkNumber, type CompanyRecord, type Trademark } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REAL_FILES, REAL_FILES_MISSING } from '../../../../tests/real-files/real-files.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts'
import { testEngineOf } from '../testing/test-engine.ts'

const SETS = ['trademarks/euipo-em-tm-v3.4', 'companies/gleif-lei-records.jsonl.gz', 'companies/cn-registry-1978-1999.csv.gz']
/** Records of each kind, of which three questions each are asked. */
const RECORDS = 15

/** A question, the record it is about, and what its answer contains. */
interface Known {
  readonly question: string
  readonly tool: string
  readonly kind: 'trademark' | 'company'
  readonly number: string
  readonly parts: readonly string[]
}

const markTexts = ({ words = [], goods = [], descriptions = [] }: Trademark) =>
  [words, goods.flatMap(({ texts }) => texts), descriptions].flatMap((texts) => texts.map(({ text }) => text))
const companyTexts = ({ names = [], otherNames = [], formerNames = [], scope }: CompanyRecord) => [
  ...names.map(({ text }) => text),
  ...otherNames,
  ...formerNames,
  ...(scope === undefined ? [] : [scope]),
]

const nameOf = ({ names = [] }: CompanyRecord) => names[0]?.text ?? ''

function markQuestions(record: Trademark): Known[] {
  const number = trademarkNumber(record)
  const word = record.words![0]!.text
  const about = { kind: 'trademark' as const, number }
  return [
    { ...about, question: `商标 ${number}`, tool: 'get_record', parts: [number, word] },
    { ...about, question: `trademark ${number}`, tool: 'get_record', parts: [number, word] },
    { ...about, question: `商标 ${word}`, tool: 'search_trademarks', parts: [number, word] },
  ]
}

function companyQuestions({ docId, record }: StoredRecord<CompanyRecord>): Known[] {
  const name = nameOf(record)
  const about = { kind: 'company' as const, number: docId }
  return [
    { ...about, question: `${name}的企业信息`, tool: 'search_companies', parts: [name] },
    { ...about, question: `查企业 ${name}`, tool: 'search_companies', parts: [name] },
    { ...about, question: `company information of ${name}`, tool: 'search_companies', parts: [name] },
  ]
}

// The real files are not part of the repository; a message reports if they are missing.
describe.skipIf(REAL_FILES_MISSING !== undefined)('questions about real trademarks and companies', async () => {
  const fake = await startFakeChat()
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-real-marks-'))
  const marks = await testEngineOf(TRADEMARK_KIND, join(folder, 'marks'), 1)
  const companies = await testEngineOf(COMPANY_KIND, join(folder, 'companies'), 1)
  const engines = [marks.engine, companies.engine] as unknown as readonly SearchEngine[]
  const model = {
    GEZHI_CHAT: 'openai',
    GEZHI_CHAT_ENDPOINT: fake.base,
    GEZHI_CHAT_MODEL: fake.model,
    GEZHI_CHAT_KEY_SECRET: fake.key,
  }
  const searching = await buildTestApp({ engines })
  const modelled = await buildTestApp({ engines, settings: { GEZHI_ACCESS: 'open', ...model } })
  /** Every text of a record by its number. */
  const texts = new Map<string, readonly string[]>()
  const known: Known[] = []

  beforeAll(async () => {
    const paths = SETS.map((set) => join(REAL_FILES, set))
    await runImport({
      paths,
      engines: { trademark: marks.engine, company: companies.engine },
      rejectedFolder: join(folder, 'rejected'),
      pictures: { put: async () => false },
      onEvent: () => {},
    })
    const allMarks = (await all(marks.engine)).map(({ record }) => record)
    const allCompanies = await all(companies.engine)
    for (const record of allMarks) texts.set(trademarkNumber(record), markTexts(record))
    for (const { docId, record } of allCompanies) texts.set(docId, companyTexts(record))
    const words = Map.groupBy(allMarks, ({ words: own = [] }) => own[0]?.text.toLowerCase() ?? '')
    const distinct = allMarks.filter(
      ({ words: own = [] }) => /^[A-Za-z]{6,}$/.test(own[0]?.text ?? '') && words.get(own[0]!.text.toLowerCase())!.length === 1,
    )
    const names = Map.groupBy(allCompanies, ({ record }) => nameOf(record))
    const named = allCompanies.filter(
      ({ record }) => /^\p{Script=Han}{8,}(?:公司|厂)$/u.test(nameOf(record)) && names.get(nameOf(record))!.length === 1,
    )
    known.push(...spread(distinct).flatMap(markQuestions), ...spread(named).flatMap(companyQuestions))
  }, 900_000)
  afterAll(async () => {
    await Promise.all([marks.drop(), companies.drop(), fake.server.close()])
    rmSync(folder, { recursive: true, force: true })
  })

  const sender = async (test: TestApp) => {
    const { headers } = await aSession(test)
    return async (content: string): Promise<AssistantMessage> => {
      const { payload } = await test.app.inject({ method: 'POST', url: '/api/ai/topic/send', payload: { content }, headers })
      const [, data = ''] = /event: done\ndata: (.*)\n\n/.exec(payload) ?? []
      return JSON.parse(data) as AssistantMessage
    }
  }
  const isTrue = ({ number, passage }: Citation) => (texts.get(number) ?? []).some((text) => text.includes(passage))

  it('without a model: the known answer, and every cited record exists and contains the passage', { timeout: 900_000 }, async () => {
    expect(known).toHaveLength(2 * RECORDS * 3)
    const send = await sender(searching)
    const wrong: string[] = []
    for (const { question, tool, kind, number, parts } of known) {
      const { blocks, tools, state } = await send(question)
      const text = JSON.stringify(blocks)
      const citations = citationsOf(blocks)
      const missing = parts.filter((one) => !text.includes(JSON.stringify(one).slice(1, -1)))
      const isCited = citations.some((one) => one.kind === kind && one.number === number)
      if (state !== 'done' || !tools.includes(tool) || missing.length > 0 || !isCited)
        wrong.push(`${question}: ${state} ${tools.join()} ${missing.join()} ${isCited}`)
      wrong.push(...citations.filter((one) => !isTrue(one)).map((one) => `${question}: ${JSON.stringify(one)}`))
    }
    expect(wrong).toEqual([])
  })

  it('with a model that also invents: true citations remain, every invented one is struck', { timeout: 900_000 }, async () => {
    const send = await sender(modelled)
    const wrong: string[] = []
    for (const { question, kind, number } of known) {
      const passage = texts
        .get(number)!
        .find((text) => !/[\n\]]/.test(text))!
        .slice(0, 200)
        .trim()
      const other = known.find((one) => one.kind !== kind)!.number
      fake.script = ({ messages }: FakeChatRequest) =>
        messages.at(-1)!.role === 'tool'
          ? {
              text: [
                `真实。[[${number}|${passage}]]`,
                `改字。[[${number}|${passage}${passage}]]`,
                `错记录。[[${other}|${passage}]]`,
                `不存在。[[${number}9999|${passage}]]`,
              ].join('\n'),
            }
          : { calls: [{ name: 'get_record', arguments: { number, kind } }] }
      const { blocks, state } = await send(question)
      const struck = blocks.flatMap((block) => (block.kind === 'text' ? [block.struck] : []))
      const citations = citationsOf(blocks)
      if (state !== 'done' || struck.join() !== '0,1,1,1' || citations.length !== 1) wrong.push(`${question}: ${JSON.stringify(blocks)}`)
      wrong.push(...citations.filter((one) => one.kind !== kind || !isTrue(one)).map((one) => `${question}: ${JSON.stringify(one)}`))
    }
    expect(wrong).toEqual([])
  })
})

function citationsOf(blocks: readonly AnswerBlock[]): Citation[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' ? block.citations : block.kind === 'table' ? block.rows.flatMap(({ citations }) => citations) : [],
  )
}

/** Every record of an engine. */
async function all<R extends object>(engine: SearchEngine<R>): Promise<StoredRecord<R>[]> {
  const records: StoredRecord<R>[] = []
  for (let after: string | null = null; ;) {
    const part = await engine.contents({ after, limit: 500 })
    records.push(...(part.records as StoredRecord<R>[]))
    if (part.next === null) return records
    after = part.next
  }
}

function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / RECORDS))
  return Array.from({ length: RECORDS }, (_, at) => list[at * step]!)
}
