import { PATENT_FIELD_TABLE, type PatentRecord } from '@gezhi/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_SEARCH_URL } from '../../apps/server/src/testing/test-engine.ts'
import { openDemonstrationEngine, type DemonstrationEngine } from './demonstration-engine.ts'

let demonstration: DemonstrationEngine
beforeAll(async () => {
  demonstration = await openDemonstrationEngine()
})
afterAll(() => demonstration.close())

// OpenSearch weighs word frequency per field, the embedded engine per document: same hits, sometimes in another order.
const itWhereOrderIsOurs = it.skipIf(TEST_SEARCH_URL !== null)

/** Publication numbers without kind code: application and grant of one invention are the same hit here. */
async function best(query: string, size = 10): Promise<string[]> {
  const records = await demonstration.best(query, size)
  return [...new Set(records.map(({ publicationNumber = '' }) => publicationNumber.replace(/(?<=\d)[A-Z]\d?$/, '')))]
}

const title = (record: PatentRecord): string => record.titles[0]?.text ?? ''

describe('words', () => {
  itWhereOrderIsOurs('石墨烯 电池: both words in the title come first', async () => {
    const hits = await best('石墨烯 电池')
    expect(hits.slice(0, 4).sort()).toEqual(
      [
        // Title 用于柔性电子器件的石墨烯电池电极材料: both words adjacent.
        'CN199999708',
        // Title 含石墨烯的锂离子电池正极材料: both words.
        'CN199999804',
        // Title 高效锂离子电池正极材料…: one word in the title, the other in abstract and claims; both repeatedly.
        'CN199999275',
        // Title 一种用于锂离子电池的三维石墨烯超级电容器: both words.
        'CN299999478',
      ].sort(),
    )
  })

  it('TI=(石墨烯 电池): the title alone, nothing else', async () => {
    const records = await demonstration.best('TI=(石墨烯 电池)', 100)
    expect(records.length).toBeGreaterThan(2)
    expect(records.map(title).filter((text) => !(text.includes('石墨烯') && text.includes('电池')))).toEqual([])
  })

  itWhereOrderIsOurs('graphene AND battery: English documents, the graphene slurry for batteries first', async () => {
    expect((await best('graphene AND battery', 4)).slice(0, 2)).toEqual([
      // Title Graphene composite conductive slurry for use in electric vehicles, Battery in the applicant's name.
      'DE102018999960',
      // Title Lightweight graphene composite conductive slurry; the battery is in the abstract.
      'DE102023999811',
    ])
  })

  it('量子 NEAR/3 密钥: key distribution before quantum things that only mention keys', async () => {
    expect((await best('量子 NEAR/3 密钥', 4)).sort()).toEqual([
      // Title 基于超导量子比特的量子密钥分发系统.
      'CN199999451',
      // The improvement of the same invention, same title.
      'CN199999452',
    ])
  })

  it('飞机 翼 NOT 无人机: wings of aircraft, no drones', async () => {
    const records = await demonstration.best('飞机 翼 NOT 无人机', 8)
    expect(records.map(title).filter((text) => !text.includes('机翼'))).toEqual([])
  })

  it('燃料电池 OPT (冷启动): the optional words rank and do not exclude', async () => {
    expect(await demonstration.count('燃料电池 OPT (冷启动)')).toBe(await demonstration.count('燃料电池'))
    const [first] = await demonstration.best('燃料电池 OPT (冷启动)', 1)
    expect(JSON.stringify(first)).toContain('冷启动')
  })

  it('a rare word is found wherever it stands', async () => {
    // 忆阻器 occurs in a bearing, a charging pile, a vaccine adjuvant and a microgrid of this corpus.
    expect((await best('忆阻器')).sort()).toEqual(['CN199999223', 'CN199999958', 'CN299999214', 'CN299999825'])
  })

  it('traditional and simplified writing find the same', async () => {
    expect(await demonstration.count('光刻機')).toBe(await demonstration.count('光刻机'))
    const offices = new Set((await demonstration.best('光刻机 套刻', 30)).map(({ office }) => office))
    expect([...offices].sort()).toEqual(['CN', 'TW'])
  })

  it('formulas, units and names with digits are words', async () => {
    // Its title contains the formula.
    expect((await best('LiFePO4', 1))[0]).toBe('CN199999325')
    for (const query of ['"mAh/g"', '°C', '5G通信', 'ZSM-5', 'TI=(5G)'])
      expect([query, (await demonstration.count(query)) > 0]).toEqual([query, true])
  })
})

describe('the hot words of the home page', () => {
  it.each(['飞机', '人工智能', '新型能源', '5G通信', '量子', 'AIGC', '数字经济', '光刻机', '计算生物学'])(
    '%s finds patents that are about it',
    async (word) => {
      const records = await demonstration.best(word, 5)
      expect(records.length).toBe(5)
      const texts = records.map((record) => title(record) + (record.abstracts?.[0]?.text ?? ''))
      expect(texts.filter((text) => !text.includes(word))).toEqual([])
    },
  )
})

describe('numbers, classes and parties', () => {
  it.each(['CN199999804A', 'cn 199999804 a', 'CN199999804', '199999804', 'CN199999804B'])(
    'the box reads %s as a publication number',
    async (written) => {
      const numbers = (await demonstration.best(written, 10, 'box')).map(({ publicationNumber = '' }) => publicationNumber)
      // With a kind code that publication, without one both publications of the application.
      expect(numbers.sort()).toEqual(
        /[AB]$/i.test(written) ? [`CN199999804${written.at(-1)?.toUpperCase()}`] : ['CN199999804A', 'CN199999804B'],
      )
    },
  )

  it('the box reads an application number with ZL, spaces and check digit', async () => {
    const [record] = await demonstration.engine.get(['CN199999804B'])
    const application = record?.record.applicationNumber ?? ''
    const hits = await demonstration.best(application.replace('CN', 'ZL '), 10, 'box')
    // Application and grant have the same application number.
    expect(hits.map(({ publicationNumber = '' }) => publicationNumber).sort()).toEqual(['CN199999804A', 'CN199999804B'])
  })

  it('ipc=H01M4: electrodes and everything under them', async () => {
    const records = await demonstration.best('ipc=H01M4', 100)
    expect(records.length).toBeGreaterThan(50)
    expect(records.filter(({ ipc = [] }) => !ipc.some((symbol) => symbol.startsWith('H01M4/')))).toEqual([])
  })

  it('AP=(云岭大学): that university, in whatever language the office names it', async () => {
    const records = await demonstration.best('AP=(云岭大学)', 100)
    expect(records.length).toBeGreaterThan(20)
    expect(records.filter(({ applicants = [] }) => !/(?:云岭|雲嶺)[^"]*(?:大学|大學)/.test(JSON.stringify(applicants)))).toEqual([])
  })
})

describe('the field table', () => {
  const sourced = PATENT_FIELD_TABLE.list.filter(({ withoutSource }) => withoutSource === undefined)

  it.each(
    sourced.flatMap(({ name, example, englishExample }) => [
      [name, example] as const,
      ...(englishExample === undefined ? [] : [[name, englishExample] as const]),
    ]),
  )('%s: the example %s finds something', async (_, example) => {
    expect(await demonstration.count(example)).toBeGreaterThan(0)
  })
})

describe('how often things occur', () => {
  it.each([
    // In every description.
    ['技术领域', 500, 2000],
    // A field of technology with its components.
    ['电池', 100, 600],
    // One component of one field.
    ['防爆阀', 5, 100],
    // One rare material.
    ['忆阻器', 1, 20],
  ])('%s: between %i and %i of 2,000', async (query, min, max) => {
    const count = await demonstration.count(query)
    expect(count).toBeGreaterThanOrEqual(min)
    expect(count).toBeLessThanOrEqual(max)
  })
})
