import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPANY_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { afterAll, expect, test } from 'vitest'
import { runImport } from '../../pipeline/run-import.ts'

const HEAD = '企业名称,统一社会信用代码,注册日期,企业类型,法人代表,注册资金,经营范围,所在省份,地区,注册地址\n'
const GOOD = '云岭苇舟机床有限公司,91350100M000100Y43,2001-02-03,N/A,苇某,"4,281.5(万人民币元)",机床制造;,福建,云岭,云岭市湖畔路1号\n'
const WRONG = '芦荡纸业有限公司,91350100M000100Y44,2002-02-03,N/A,N/A,N/A,纸;,福建,云岭,云岭市湖畔路2号\n'
const OLD = '纸鸢商店,320104000081293,2003-02-03,个体,N/A,N/A,风筝;,江苏,云岭,云岭市湖畔路3号\n'
const NO_DATE = '无日商店,320104000081294,某日,个体,N/A,N/A,风筝;,江苏,云岭,湖畔路4号\n'
const [PARENT, CHILD] = ['HWUPKR0MPOU8FGXBT394', '549300MH1CA06T7E7F09']

const leiRecord = (lei: string, name: string, others: readonly object[] = []) =>
  JSON.stringify({
    type: 'lei-records',
    id: lei,
    attributes: {
      lei,
      entity: {
        legalName: { name, language: 'en' },
        otherNames: others,
        legalAddress: { addressLines: ['1 Reed Road'], city: 'Reedham', region: 'GB-NFK', country: 'GB', postalCode: 'R1' },
        registeredAt: { id: 'RA000585' },
        category: 'GENERAL',
        legalForm: { id: 'H0PO', other: null },
        status: 'ACTIVE',
        creationDate: '2010-04-01T00:00:00Z',
      },
      registration: {
        status: 'LAPSED',
        nextRenewalDate: '2019-10-03T10:30:00Z',
        corroborationLevel: 'FULLY_CORROBORATED',
        validatedAt: { id: 'RA999999' },
      },
    },
  })
const relationship = (start: string, end: string, type: string) =>
  JSON.stringify({
    type: 'relationship-records',
    id: `${start}|${type}`,
    attributes: { relationship: { startNode: { id: start }, endNode: { id: end }, type, status: 'ACTIVE', periods: [] } },
  })

const folder = mkdtempSync(join(tmpdir(), 'gezhi-companies-'))
const engine = await openSqliteEngine({ kind: COMPANY_KIND, folder: join(folder, 'index'), readers: 1 })
afterAll(async () => {
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})
let made = 0
const importing = (files: Readonly<Record<string, string | Uint8Array>>) => {
  const input = join(folder, `in${made++}`)
  mkdirSync(input)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(input, name), content)
  const run = async () => {
    const report = await runImport({
      paths: [input],
      engines: { company: engine },
      rejectedFolder: join(input, 'rejected'),
      onEvent: () => {},
    })
    return { report }
  }
  return run
}

test('a register: every row is a company or rejected with its reason, a wrong check digit is kept, and a second run changes nothing', async () => {
  const run = importing({ 'a.csv': `\uFEFF${HEAD}${GOOD}${WRONG}${OLD}${NO_DATE}` })
  const first = await run()
  expect(first.report.counts).toMatchObject({ read: 4, new: 3, rejected: 1 })
  const rejected = readFileSync(first.report.rejectedFile as string, 'utf8')
  expect(rejected).toContain('注册日期 is not a date: 某日')
  expect(rejected).toContain('无日商店')
  const { version } = await engine.status()
  expect((await run()).report.counts).toMatchObject({ read: 4, new: 0, changed: 0, unchanged: 3, rejected: 1 })
  expect((await engine.status()).version).toBe(version)
  const [good, wrong, old] = await engine.get(['91350100M000100Y43', '91350100M000100Y44', 'CN:320104000081293'])
  expect(good?.record).toMatchObject({
    shortName: '苇舟机床',
    founded: '20010203',
    province: '福建省',
    capital: { amount: 42_815_000, currency: 'CNY' },
    readings: ['yun ling wei zhou ji chuang', 'wei zhou ji chuang'],
  })
  expect(good?.record).not.toHaveProperty('type')
  expect(COMPANY_KIND.fields.find('code-check')?.values?.(wrong!.record)).toEqual(['invalid'])
  expect(old?.record.registrationNumber).toBe('320104000081293')
})

test('a register in GB18030 gives the same companies', async () => {
  // 企业名称,统一社会信用代码 and 苇舟 in GB18030.
  const bytes = Buffer.concat([
    Buffer.from('c6f3d2b5c3fbb3c62ccdb3d2bbc9e7bbe1d0c5d3c3b4fac2eb0a', 'hex'),
    Buffer.from('b5e7b3d8b9abcbbe2c39313335303130304d303030313030593433', 'hex'),
  ])
  const run = importing({ 'gb.csv': bytes })
  expect((await run()).report.counts).toMatchObject({ read: 1, rejected: 0 })
  const [{ record } = { record: {} }] = await engine.get(['91350100M000100Y43'])
  expect(JSON.stringify(record)).toContain('电池公司')
})

test('rows in another encoding than the table, and without a name, are rejected with their row; the others are imported', async () => {
  // 云岭电池公司 in GB18030.
  const foreign = Buffer.concat([
    Buffer.from('d4c6c1ebb5e7b3d8b9abcbbe', 'hex'),
    Buffer.from(',91350100M000100Y43,2001-02-03,N/A,N/A,N/A,N/A,N/A,N/A,N/A\n'),
  ])
  const nameless = ',320104000081299,2003-02-03,个体,N/A,N/A,风筝;,江苏,云岭,湖畔路9号\n'
  const run = importing({ 'mixed.csv': Buffer.concat([Buffer.from(HEAD + GOOD), foreign, Buffer.from(nameless + OLD)]) })
  const { report } = await run()
  expect(report.counts).toMatchObject({ read: 4, rejected: 2 })
  const rejected = readFileSync(report.rejectedFile as string, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { position: number; reason: { en: string } })
  expect(rejected.map(({ position, reason }) => [position, reason.en])).toEqual([
    [3, 'is not UTF-8'],
    [4, '企业名称 is empty'],
  ])
})

test('GLEIF level 1 and 2 make one record of a company, in either order, with former names; wrong identifiers are rejected by name', async () => {
  const run = importing({
    'a-level2.jsonl': [
      relationship(CHILD, PARENT, 'IS_DIRECTLY_CONSOLIDATED_BY'),
      relationship(CHILD, 'HWUPKR0MPOU8FGXBT395', 'IS_ULTIMATELY_CONSOLIDATED_BY'),
      relationship(CHILD, PARENT, 'IS_FUND-MANAGED_BY'),
    ].join('\n'),
    'b-level1.jsonl': [
      leiRecord(PARENT, 'Reed Holding plc'),
      leiRecord(CHILD, 'Reed Tools', [{ name: 'Old Reed', type: 'PREVIOUS_LEGAL_NAME' }]),
    ].join('\n'),
  })
  const { report } = await run()
  expect(report.counts).toMatchObject({ read: 5, rejected: 2 })
  const rejected = readFileSync(report.rejectedFile as string, 'utf8')
  expect(rejected).toContain('HWUPKR0MPOU8FGXBT395')
  expect(rejected).toContain('IS_FUND-MANAGED_BY')
  expect((await run()).report.counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 })
  const [child] = await engine.get([CHILD])
  expect(child?.record).toMatchObject({
    names: [{ lang: 'en', text: 'Reed Tools' }],
    formerNames: ['Old Reed'],
    parents: [{ lei: PARENT, relation: 'direct', active: true }],
    founded: '20100401',
    // A register that is in no list has no code of its own.
    leiRegistration: { status: 'LAPSED', renewal: '20191003', corroboration: 'FULLY_CORROBORATED' },
    type: 'ELF H0PO',
    category: 'GENERAL',
    registeredAt: 'RA000585',
  })
  expect((await engine.related('parent', PARENT, 10)).map(({ docId }) => docId)).toEqual([CHILD])
})

test('a status that is unknown is stored as written and reported once with its number; one that is known is not', async () => {
  const head = '企业名称,统一社会信用代码,经营状态\n'
  const rows = ['云岭一号店,320104000081301,待核查', '云岭二号店,320104000081302,待核查', '云岭三号店,320104000081303,存续'].join('\n')
  const lei = leiRecord(CHILD, 'Reed Island Limited').replace('"ACTIVE"', '"DORMANT"')
  const { report } = await importing({ 'a.csv': head + rows, 'b.jsonl': lei })()
  expect(report.counts).toMatchObject({ read: 4, rejected: 0 })
  expect(report.unknownCodes).toEqual([
    {
      reason: { en: 'unknown status, stored as written: 待核查', zh: '未知状态，按原文保存：待核查' },
      count: 2,
      file: expect.stringMatching(/a\.csv$/),
      position: 2,
    },
    expect.objectContaining({
      reason: { en: 'unknown status, stored as written: DORMANT', zh: '未知状态，按原文保存：DORMANT' },
      count: 1,
    }),
  ])
  const stored = await engine.get(['CN:320104000081301', 'CN:320104000081303'])
  expect(stored.map(({ record: { status, statusText } }) => [status, statusText])).toEqual([
    [undefined, '待核查'],
    ['active', undefined],
  ])
})

test('a name too long to be requested rejects its row by the column; NUL and lone surrogates are removed from texts', async () => {
  const long = `${'长'.repeat(301)},320104000081277,2003-02-03,N/A,N/A,N/A,N/A,N/A,N/A,N/A\n`
  const far = `远址商店,320104000081278,2003-02-03,N/A,N/A,N/A,N/A,N/A,N/A,${'远'.repeat(2001)}\n`
  const withNul = '空\0字商店,91350100M000100Y45,2003-02-03,N/A,N/A,N/A,N/A,N/A,N/A,N/A\n'
  const nul = leiRecord('5493001KJTIIGC8Y1R12', 'Reed\0 \ud800Mills')
  const { report } = await importing({ 'long.csv': HEAD + long + far + withNul, 'nul.jsonl': `${nul}\n` })()
  expect(report.counts).toMatchObject({ read: 4, new: 2, rejected: 2 })
  expect(report.reasons.map(({ reason }) => reason)).toEqual([
    { en: '企业名称 has more than 300 characters', zh: '企业名称 超过 300 个字符' },
    { en: '注册地址 has more than 2000 characters', zh: '注册地址 超过 2000 个字符' },
  ])
  const stored = await engine.get(['91350100M000100Y45', '5493001KJTIIGC8Y1R12'])
  expect(stored.map(({ record }) => record.names?.[0]?.text)).toEqual(['空字商店', 'Reed \ufffdMills'])
})
