import type { AnswerBlock, AssistantMessage, Citation, QueryLink } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { packs } from '../payment/orders/packs-table.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const CLAIM = '一种石墨烯电池，包括正极和隔膜，其特征在于，所述隔膜涂覆有陶瓷层；所述陶瓷层含有氧化铝颗粒。'
const EFFECT = '陶瓷层含有氧化铝颗粒，可以提高隔膜的耐热温度，避免正极与负极短路。'

/** A patent with one claim and description. */
function patent(publicationNumber: string, date: string, facts: Partial<PatentRecord> & { title?: string } = {}): PatentRecord {
  return aPatent({
    title: `专利 ${publicationNumber}`,
    publicationNumber,
    publicationDate: date,
    applicationDate: `${Number(date.slice(0, 4)) - 1}0101`,
    ...facts,
  })
}

describe('what practitioners ask the assistant', async () => {
  const records = [
    patent('CN120000001B', '20220506', {
      applicationDate: '20210506',
      applicants: [{ name: '云岭大学' }],
      claims: [
        { lang: 'zh', number: 1, text: CLAIM, independent: true, parents: [] },
        {
          lang: 'zh',
          number: 2,
          text: '根据权利要求1所述的石墨烯电池，其特征在于，所述隔膜的边缘设有熔断槽。',
          independent: false,
          parents: [1],
        },
      ],
      description: [
        { lang: 'zh', text: '在一个实施例中，隔膜涂覆有陶瓷层，陶瓷层含有氧化铝颗粒。' },
        { lang: 'zh', text: EFFECT },
      ],
    }),
    patent('CN110000001A', '20190506', {
      title: '一种石墨烯电芯',
      applicants: [{ name: '云岭大学' }],
      description: [{ lang: 'zh', text: '一种石墨烯电池，包括正极和隔膜，所述隔膜涂覆有陶瓷层。' }],
    }),
    patent('CN110000002A', '20190507', { description: [{ lang: 'zh', text: '锅具的陶瓷层含有氧化铝颗粒。' }] }),
    patent('CN110000003A', '20230507', {
      title: '一种石墨烯电芯',
      applicationDate: '20220101',
      description: [{ lang: 'zh', text: CLAIM }],
    }),
    patent('CN110000004A', '20180507', { title: '一种石墨烯电芯', description: [{ lang: 'zh', text: CLAIM }] }),
    patent('CN110000005A', '20190507', { title: '一种洗碗机', applicationDate: '20180507', applicants: [{ name: '云岭大学' }] }),
    patent('CN110000006A', '20190507', { title: '一种洗碗机', applicationDate: '20180507', applicants: [{ name: '云岭大学附属医院' }] }),
    patent('US20150000001A1', '20150507', { office: 'US', description: [{ lang: 'en', text: 'A battery with a separator.' }] }),
  ]
  const test = await buildTestApp({ records })
  const { user, headers } = await aSession(test)
  await test.database.insert(packs).values({
    source: crypto.randomUUID(),
    userId: user.id,
    type: 'AI',
    productName: 'AI 高级包',
    total: 100,
    startTime: new Date(Date.now() - 1000),
    endTime: new Date(Date.now() + 86_400_000),
  })
  const send = async (content: string, language = 'zh-CN') => {
    const own = { ...headers, 'accept-language': language }
    const { payload } = await test.app.inject({ method: 'POST', url: '/api/ai/topic/send', payload: { content }, headers: own })
    const [, data] = /event: done\ndata: (.*)\n\n/.exec(payload)!
    return JSON.parse(data!) as AssistantMessage
  }
  const textOf = (blocks: readonly AnswerBlock[]) => blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n')
  const tableOf = (blocks: readonly AnswerBlock[]) => blocks.find((block) => block.kind === 'table')!
  const citationsOf = (blocks: readonly AnswerBlock[]): Citation[] =>
    blocks.flatMap((block) =>
      block.kind === 'text' ? block.citations : block.kind === 'table' ? block.rows.flatMap(({ citations }) => citations) : [],
    )
  const expectTrue = (blocks: readonly AnswerBlock[]) => {
    const citations = citationsOf(blocks)
    expect(citations.length).toBeGreaterThan(0)
    for (const { number, part, place, passage } of citations) {
      const { claims = [], description = [], titles } = records.find(({ publicationNumber }) => publicationNumber === number)!
      const texts = {
        claim: claims.find((one) => one.number === place),
        description: description[place! - 1],
        title: titles[0],
        abstract: undefined,
      }
      const { text } = texts[part]!
      expect(text).toContain(passage)
    }
  }

  it('an office action: features against D1 and D2, differences, and arguments from passages alone', async () => {
    const { blocks, tools } = await send('答复审查意见：CN120000001B 权利要求 1 相对于 CN110000001A 和 CN110000002A 的创造性')
    expect(tools).toEqual(['office_action'])
    const table = tableOf(blocks)
    expect(table.columns).toEqual(['技术特征', 'D1 CN110000001A', 'D2 CN110000002A'])
    expect(table.rows.map(({ cells }) => cells[0])).toEqual([
      '一种石墨烯电池，包括正极和隔膜',
      '所述隔膜涂覆有陶瓷层',
      '所述陶瓷层含有氧化铝颗粒',
    ])
    const text = textOf(blocks)
    expect(text).toContain('文字最接近的是 D1：3 个特征中，2 个有对应的文字')
    expect(text).toContain('区别特征 1：“所述陶瓷层含有氧化铝颗粒”')
    expect(text).toContain('D2 有对应的文字：“锅具的陶瓷层含有氧化铝颗粒。”')
    expect(text).toContain(`本申请记载的相关效果：“${EFFECT}”`)
    expect(text).toContain('与最接近的现有技术 D1（CN110000001A）相比，区别在于：“所述陶瓷层含有氧化铝颗粒”')
    expect(text).toContain('其中部分区别特征在 D2 中有对应文字')
    expect(text).toContain('可以考虑并入权利要求 2 的附加特征')
    expect(text).toContain('不构成法律意见')
    expectTrue(blocks)
  })

  it('a claim that is not in the database is named as missing, not the patent', async () => {
    expect(textOf((await send('CN110000002A 相对于 CN110000001A 的创造性')).blocks)).toContain('库中没有 CN110000002A 的权利要求')
    expect(textOf((await send('CN120000001B 权利要求 9 相对于 CN110000001A 的创造性')).blocks)).toContain('CN120000001B 没有权利要求 9')
  })

  it('without D2 the difference is nowhere, and the draft says so; in English, too', async () => {
    const zh = textOf((await send('CN120000001B 相对于 CN110000001A 的创造性')).blocks)
    expect(zh).toContain('可以争辩：D1 的文字均未完整记载该特征')
    expect(zh).toContain('具备专利法第二十二条第三款规定的创造性')
    const { blocks } = await send('inventive step of CN120000001B over CN110000001A', 'en-US')
    expect(textOf(blocks)).toContain('D1 is the closest in words: of 3 features, 2 have a corresponding passage')
    expect(textOf(blocks)).toContain('involves an inventive step over the cited documents')
    expect(tableOf(blocks).columns).toEqual(['Feature', 'D1 CN110000001A'])
    expectTrue(blocks)
  })

  it('a document that has every feature endangers novelty; one that was published later is no prior art', async () => {
    const { blocks } = await send('CN120000001B 相对于 CN110000004A 的新颖性')
    expect(textOf(blocks)).toContain('D1 的文字覆盖了全部特征，新颖性有风险')
    expect(textOf(blocks)).toContain('可以考虑并入权利要求 2 的附加特征，各对比文件的文字均未完全覆盖它：“所述隔膜的边缘设有熔断槽')
    expect(textOf(blocks)).not.toContain('具备专利法')
    const later = textOf((await send('CN120000001B 相对于 CN110000003A 和 CN110000002A 的创造性')).blocks)
    expect(later).toContain('D1 的公开日不早于本申请的申请日')
    expect(later).toContain('文字最接近的是 D2')
    expect(later).toContain('D1、D2 均未公开上述区别特征')
    const none = textOf((await send('CN120000001B 权利要求 2 相对于 CN110000003A 的创造性')).blocks)
    expect(none).toContain('D1 都不是可用来评价创造性的现有技术')
    expect(none).not.toContain('具备专利法')
    const foreign = (await send('CN120000001B 相对于 US20150000001A1 的创造性')).blocks
    expect(textOf(foreign)).toContain('D1 的文本与权利要求语言不同')
    expect(tableOf(foreign).rows.map(({ cells }) => cells[1])).toEqual(['未找到', '未找到', '未找到'])
  })

  it('takes a claim as text, and says what is missing without documents', async () => {
    const { blocks, tools } = await send(`审查意见引用了 CN110000001A，权利要求是“${CLAIM}”`)
    expect(tools).toEqual(['office_action'])
    expect(textOf(blocks)).toContain('所给权利要求拆分为 3 个技术特征')
    expect(citationsOf(blocks).every(({ number }) => number === 'CN110000001A')).toBe(true)
    expectTrue(blocks)
    const alone = (await send('CN120000001B 的创造性')).blocks
    expect(textOf(alone)).toContain('没有可对照的对比文件，请在问题中写出其公开号')
    expect(textOf((await send('CN120000001B 相对于 CN199999999A 的创造性')).blocks)).toContain('CN199999999A')
  })

  it('a landscape in words: each number is the hits of the query beside it', async () => {
    const { blocks, tools } = await send('石墨烯的技术概况')
    expect(tools).toEqual(['landscape', 'search_patents'])
    const links = blocks.flatMap((block): readonly QueryLink[] => (block.kind === 'text' ? (block.queries ?? []) : []))
    expect(links.length).toBeGreaterThan(3)
    for (const { queryStr, total } of links) {
      const { data } = await test.post<{ total: number }>(
        '/api/search/ts/search',
        { filter: { queryStr, mode: 'command' }, size: 0 },
        headers,
      )
      expect([queryStr, data.total]).toEqual([queryStr, total])
    }
    expect(textOf(blocks)).toMatch(/命中 4 件专利。\n申请年为 2017 至 2022；/)
    expect(textOf(blocks)).toContain('申请人以云岭大学（2 件）')
    expect(textOf(blocks)).not.toContain('下表按完整名称统计')
    const wider = textOf((await send('洗碗机的技术概况')).blocks)
    expect(wider).toContain('云岭大学（2 件）')
    expect(wider).toContain('下表按完整名称统计')
    const english = (await send('overview of 石墨烯', 'en-US')).blocks
    expect(textOf(english)).toContain('4 patents match.')
    expect(textOf(english)).toContain('云岭大学 (2)')
    expect(textOf((await send('潜水艇的技术概况')).blocks)).toContain('没有找到符合条件的记录')
  })
})
