import type { FoundNodes, Graph, GraphHistory, GraphLink, GraphPatent, GraphPath, GraphSnapshot } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { eventLinkType, eventParties } from './event-links.ts'
import { shortestPath } from './shortest-path.ts'
import { textNodes } from './text-nodes.ts'

const NUMBER = 'CN100700001B'
const CENTRE = `patent:${NUMBER}`
const priorities = [{ number: 'US62700001', country: 'US', date: '20190102' }]

describe('knowledge graph', async () => {
  const centre = aPatent({
    title: '一种固态电池',
    publicationNumber: NUMBER,
    applicationNumber: 'CN201910700001',
    kind: 'B',
    applicationDate: '20190601',
    publicationDate: '20210304',
    grantDate: '20210304',
    priorities,
    applicants: [{ name: '甲电池有限公司', address: '北京市海淀区一路1号' }],
    assignees: [{ name: '乙储能有限公司' }],
    inventors: [{ name: '张三' }, { name: '李四' }],
    agencies: [{ name: '某某专利代理有限公司' }],
    agents: [{ name: '王五' }],
    examiners: [{ name: '赵六' }],
    ipc: ['H01M10/0562'],
    citations: [{ publicationNumber: 'CN100700002A' }, { publicationNumber: 'JP2001123456A' }],
    abstracts: [{ lang: 'zh', text: '本发明属于电池技术领域。本发明能够提高循环寿命，并降低成本。' }],
    description: [{ lang: 'zh', section: 'background', text: '现有的电池存在界面阻抗大、容易短路等问题。' }],
    claims: [
      {
        lang: 'zh',
        number: 1,
        independent: true,
        parents: [],
        text: '一种固态电池，其特征在于，包括正极（1）、负极（2a）和固态电解质（3）。',
      },
    ],
    legalEvents: [
      { date: '20220110', code: 'EC01', office: 'CN', text: '专利实施许可合同备案的生效 许可人：甲电池有限公司；被许可人：丙材料有限公司' },
      { date: '20220210', code: 'TR01', office: 'CN', text: '专利权的转移 变更前权利人：甲电池有限公司；变更后权利人：乙储能有限公司' },
      { date: '20220310', code: 'CP01', office: 'CN', text: '著录事项变更' },
      { date: '20220410', code: 'PP01', office: 'CN', text: '专利权质押合同登记的生效 出质人：甲电池有限公司；质权人：丁商业银行' },
      { date: '20220510', code: 'XX', office: 'US', text: 'IFW Scan & PACR Auto Security Review' },
    ],
  })
  const cited = aPatent({
    title: '一种电池',
    publicationNumber: 'CN100700002A',
    applicants: [{ name: '丙材料有限公司' }],
    inventors: [{ name: '孙七' }],
  })
  const citing = aPatent({
    title: '一种电池包',
    citations: [{ publicationNumber: NUMBER }],
    claims: centre.claims!,
    inventors: [{ name: '周八' }],
  })
  const simple = aPatent({ publicationNumber: 'US20190700001A1', office: 'US', kind: 'A1', priorities })
  const extended = aPatent({
    publicationNumber: 'EP3700001A1',
    office: 'EP',
    kind: 'A1',
    priorities: [...priorities, { number: 'US62700002', country: 'US' }],
  })
  const twin = { publicationDate: '20150203', ipc: ['G01N1/00'] }
  const twins = [aPatent({ ...twin, inventors: [{ name: '郑九' }] }), aPatent({ ...twin, inventors: [{ name: '吴十' }] })] as const
  const { publicationNumber: _number, ...application } = aPatent({
    office: 'US',
    kind: 'A1',
    applicationNumber: 'US18341603',
    inventors: [{ name: '冯一' }],
  })
  const records = [centre, cited, citing, simple, extended, ...twins, application]
  const test = await buildTestApp({ records, settings: { GEZHI_ACCESS: 'membership' } })
  const { user, headers } = await aSession(test)
  await aProduct(test, { userId: user.id })
  const free = await aSession(test)
  const ask = <Data>(name: string, body: object, as: Record<string, string> = headers) => test.post<Data>(`/api/atlas/${name}`, body, as)
  const graph = async (id: string, more: object = {}) => (await ask<Graph>('atlas/graphSearch', { id, ...more })).data
  const get = async <Data>(url: string, as: Record<string, string> = headers) =>
    (await test.app.inject({ method: 'GET', url: `/api/atlas/${url}`, headers: as })).json<{ code: number; data: Data }>()
  const short = ({ type, source, target }: GraphLink) => `${source} ${type} ${target}`

  it('links a patent to nodes of all kinds with links of all kinds (graph.01, graph.04)', async () => {
    const { centre: node, nodes, links, groups } = await graph('patent:cn 100700001 b')
    expect(node).toEqual({ id: CENTRE, type: 'patent', name: NUMBER, info: '一种固态电池', stored: true })
    expect(new Set(nodes.map(({ type }) => type))).toEqual(
      new Set(['patent', 'organization', 'person', 'date', 'classification', 'address', 'feature', 'field', 'problem', 'effect']),
    )
    expect(links.map(short)).toEqual(
      expect.arrayContaining([
        `${CENTRE} cited patent:CN100700002A`,
        `patent:${citing.publicationNumber} citing ${CENTRE}`,
        `${CENTRE} inventor person:张三`,
        `${CENTRE} applicant organization:甲电池有限公司`,
        `${CENTRE} agent organization:某某专利代理有限公司`,
        `${CENTRE} agent person:王五`,
        `${CENTRE} examiner person:赵六`,
        `${CENTRE} simpleFamily patent:US20190700001A1`,
        `${CENTRE} extendedFamily patent:EP3700001A1`,
        `${CENTRE} licence organization:丙材料有限公司`,
        `${CENTRE} assignment organization:乙储能有限公司`,
        `${CENTRE} change date:20220310`,
        `${CENTRE} pledge organization:丁商业银行`,
        `organization:甲电池有限公司 attribute address:北京市海淀区一路1号`,
        `${CENTRE} attribute feature:固态电解质`,
        `${CENTRE} attribute problem:界面阻抗大`,
        `${CENTRE} attribute effect:提高循环寿命`,
        `${CENTRE} attribute field:电池`,
      ]),
    )
    expect(nodes.find(({ id }) => id === 'patent:JP2001123456A')).toMatchObject({ stored: false })
    expect(links.some(({ text }) => text?.includes('Security Review'))).toBe(false)
    expect(groups.find(({ link }) => link === 'cited')).toEqual({
      link: 'cited',
      node: 'patent',
      total: 2,
      totalRelation: 'eq',
      more: false,
    })
  })

  it.each([
    ['organization:甲电池有限公司', 'applicant'],
    ['organization:乙储能有限公司', 'assignment'],
    ['organization:丙材料有限公司', 'licence'],
    ['organization:丁商业银行', 'pledge'],
    ['organization:某某专利代理有限公司', 'agent'],
    ['person:张三', 'inventor'],
    ['person:王五', 'agent'],
    ['person:赵六', 'examiner'],
    ['date:20190601', 'attribute'],
    ['date:20220310', 'change'],
    ['classification:H01M10/0562', 'attribute'],
    ['feature:固态电解质', 'attribute'],
    ['field:电池', 'attribute'],
    ['problem:界面阻抗大', 'attribute'],
    ['effect:提高循环寿命', 'attribute'],
  ])('finds the patent again from %s by the same link', async (id, type) => {
    const { links } = await graph(id)
    expect(links.map(short)).toContain(`${CENTRE} ${type} ${id}`)
  })

  it('expands the address of an organization, and follows only the chosen kinds', async () => {
    const address = await graph('address:北京市海淀区一路1号')
    expect(address.nodes.map(({ id }) => id)).toContain('organization:甲电池有限公司')
    const chosen = await graph(CENTRE, { nodeTypeList: ['person', 'date'], linkTypeList: ['inventor'] })
    expect(new Set(chosen.links.map(({ type }) => type))).toEqual(new Set(['inventor', 'attribute']))
    expect(new Set(chosen.nodes.map(({ type }) => type))).toEqual(new Set(['patent', 'person', 'date']))
    const all = await graph(CENTRE, { nodeTypeList: ['all'], linkTypeList: ['all'] })
    expect(all.links.length).toBeGreaterThan(chosen.links.length)
  })

  it('pages each kind of neighbours', async () => {
    const pages = await Promise.all(
      [0, 1].map((from) => graph(CENTRE, { centre: CENTRE, nodeTypeList: ['person'], linkTypeList: ['inventor'], from, size: 1 })),
    )
    expect(pages.map(({ nodes }) => nodes.slice(1).map(({ name }) => name))).toEqual([['张三'], ['李四']])
    expect(pages.map(({ groups }) => groups[0]?.more)).toEqual([true, false])
  })

  it('is searched by eight calls (graph.08, search-modes.11)', async () => {
    const search = async (name: string, condition: string) => (await ask<FoundNodes>(`atlas/${name}SeniorSearch`, { condition })).data
    expect((await search('patent', 'TI=固态电池')).list.map(({ id }) => id)).toEqual([CENTRE])
    expect((await search('personage', '张三')).list).toMatchObject([{ id: 'person:张三', count: 1 }])
    expect((await search('organization', '电池')).list).toMatchObject([{ id: 'organization:甲电池有限公司', count: 1 }])
    expect((await search('feature', '固态电解质')).list).toMatchObject([{ id: 'feature:固态电解质', count: 2 }])
    const suggested = async (keyWord: string) => (await ask<{ id: string }[]>('atlas/selectSearch', { keyWord })).data.map(({ id }) => id)
    expect(await suggested('CN100700001B')).toContain(CENTRE)
    expect(await suggested('2022-03-10')).toEqual(['date:20220310'])
    expect(await suggested('李四')).toEqual(['person:李四'])
    expect((await ask<GraphPatent>('atlas/getPatentInfo', { id: CENTRE })).data).toMatchObject({ id: NUMBER, inventors: ['张三', '李四'] })
    const idList = [CENTRE, 'patent:CN100700002A', 'organization:丙材料有限公司', 'patent:US20190700001A1']
    const { links } = (await ask<{ links: GraphLink[] }>('atlas/getRelationsSearchData', { idList })).data
    expect(links.map(short).toSorted()).toEqual(
      [
        `${CENTRE} cited patent:CN100700002A`,
        `${CENTRE} licence organization:丙材料有限公司`,
        `${CENTRE} simpleFamily patent:US20190700001A1`,
        'patent:CN100700002A applicant organization:丙材料有限公司',
      ].toSorted(),
    )
  })

  it('finds a shortest path over stored links', async () => {
    const path = async (source: string, target: string, more: object = {}) =>
      (await ask<GraphPath>('atlas/path', { source, target, centre: CENTRE, ...more })).data
    const found = await path('person:周八', 'person:孙七', { nodeTypeList: ['patent', 'person'] })
    expect(found.nodes.map(({ id }) => id)).toEqual([
      'person:周八',
      `patent:${citing.publicationNumber}`,
      CENTRE,
      'patent:CN100700002A',
      'person:孙七',
    ])
    expect(found.links.map(({ type }) => type)).toEqual(['inventor', 'cited', 'cited', 'inventor'])
    const none = await path('person:周八', 'person:孙七', { nodeTypeList: ['patent', 'person'], linkTypeList: ['inventor'] })
    expect(none).toMatchObject({ nodes: [], links: [], complete: true })
  })

  it('leads a path through no date, class or field, which may be its ends', async () => {
    const path = async (source: string, target: string) => (await ask<GraphPath>('atlas/path', { source, target, centre: CENTRE })).data
    const ids = ({ nodes }: GraphPath) => nodes.map(({ id }) => id)
    // Both were published on one day and are in one class.
    expect(ids(await path('person:郑九', 'person:吴十'))).toEqual([])
    expect(ids(await path('person:郑九', 'date:20150203'))).toEqual([
      'person:郑九',
      `patent:${twins[0].publicationNumber}`,
      'date:20150203',
    ])
    expect(ids(await path('classification:G01N1/00', 'person:吴十'))).toEqual([
      'classification:G01N1/00',
      `patent:${twins[1].publicationNumber}`,
      'person:吴十',
    ])
  })

  it('names an application without publication by its number', async () => {
    const { centre: node } = await graph('patent:US~US18341603')
    expect(node).toMatchObject({ id: 'patent:US~US18341603', name: 'US18341603' })
    const { nodes } = (await ask<GraphPath>('atlas/path', { source: 'patent:US~US18341603', target: 'person:冯一', centre: CENTRE })).data
    expect(nodes.map(({ name }) => name)).toEqual(['US18341603', '冯一'])
  })

  it('shows free users the patents of their country only, and counts opened graphs', async () => {
    const limited = (await ask<Graph>('atlas/graphSearch', { id: CENTRE }, free.headers)).data
    expect(limited.links.map(({ type }) => type)).not.toContain('simpleFamily')
    expect((await ask('atlas/graphSearch', { id: 'patent:US20190700001A1' }, free.headers)).data).toMatchObject({
      error: 'PATENT_NOT_FOUND',
    })
    // Expanding nodes of an opened graph is not counted, a fourth graph is rejected.
    for (const id of ['person:张三', 'person:李四', 'person:王五', 'person:赵六']) {
      expect((await ask('atlas/graphSearch', { id, centre: CENTRE }, free.headers)).code).toBe(200)
    }
    for (const id of ['person:张三', 'person:李四']) expect((await ask('atlas/graphSearch', { id }, free.headers)).code).toBe(200)
    expect((await ask('atlas/graphSearch', { id: 'person:王五' }, free.headers)).code).not.toBe(200)
  })

  it('rejects nodes without records and ids of unknown kinds', async () => {
    expect((await ask('atlas/graphSearch', { id: 'person:无此人' })).data).toMatchObject({ error: 'GRAPH_NODE_NOT_FOUND' })
    expect((await ask('atlas/graphSearch', { id: 'patent:CN999999999A' })).data).toMatchObject({ error: 'PATENT_NOT_FOUND' })
    expect((await ask('atlas/graphSearch', { id: 'planet:Mars' })).data).toMatchObject({ error: 'INVALID_INPUT' })
  })

  it('lists and deletes history and snapshots (graph.06)', async () => {
    await graph('person:张三')
    const history = await get<GraphHistory[]>('history/list')
    expect(history.data[0]).toMatchObject({ node: { id: 'person:张三' } })
    expect((await get(`history/del?id=${history.data[0]!.id}`)).data).toBe(true)
    expect((await get<GraphHistory[]>('history/list')).data.map(({ node }) => node.id)).not.toContain('person:张三')
    const content = {
      nodes: [CENTRE, 'person:张三'].map((id, x) => ({ id, info: null, stored: true, x, y: 0 })),
      links: [{ from: 0, to: 1, type: 'inventor' }],
      hidden: ['date'],
    }
    const { id } = (await ask<{ id: string }>('snapshot/add', { name: '电池', content })).data
    expect((await get<GraphSnapshot[]>('snapshot/list?type=patent')).data).toMatchObject([{ id, name: '电池', type: 'patent', nodes: 2 }])
    expect((await get<GraphSnapshot[]>('snapshot/list?type=person')).data).toEqual([])
    expect((await ask('snapshot/get', { id })).data).toMatchObject({ content })
    expect((await get(`snapshot/del?id=${id}`, free.headers)).code).toBe(404)
    expect((await get(`snapshot/del?id=${id}`)).data).toBe(true)
    expect((await get<GraphSnapshot[]>('snapshot/list')).data).toEqual([])
  })

  it('rejects snapshots with links to missing nodes or with a node twice, and names them', async () => {
    const nodes = [CENTRE, 'person:张三'].map((id, x) => ({ id, info: null, stored: true, x, y: 0 }))
    const add = async (content: object) => {
      const { code, message, data } = await ask<{ error: string }>('snapshot/add', { name: '电池', content: { hidden: [], ...content } })
      return { code, message, error: data.error }
    }
    expect(await add({ nodes, links: [{ from: 0, to: 2, type: 'inventor' }] })).toEqual({
      code: 400,
      message: '快照的第 1 条连线指向第 3 个节点，而快照只有 2 个节点',
      error: 'GRAPH_SNAPSHOT_LINK',
    })
    expect(await add({ nodes: [...nodes, nodes[1]], links: [] })).toEqual({
      code: 400,
      message: '快照中的节点「张三」重复',
      error: 'GRAPH_SNAPSHOT_NODE_TWICE',
    })
    expect((await get<GraphSnapshot[]>('snapshot/list')).data).toEqual([])
  })
})

describe('links read from records', () => {
  it('tells the kinds of legal events by their texts', () => {
    expect(
      ['专利权的转移', '专利实施许可合同备案的生效', '专利权质押合同登记的注销', '著录事项变更', '授权'].map((text) =>
        eventLinkType({ text }),
      ),
    ).toEqual(['assignment', 'licence', 'pledge', 'change', null])
    expect(
      [
        'REQUEST FOR CHANGE OF OWNERSHIP OR PART OF OWNERSHIP',
        'SECURITY INTEREST',
        'Change of Names and Addresses of Rep',
        'Transfer Inquiry to GAU',
      ].map((text) => eventLinkType({ text })),
    ).toEqual(['assignment', 'pledge', 'change', null])
    expect(eventParties('ASSIGNMENT OF ASSIGNORS INTEREST (46690/905) POND, ANN (executed 20280515); REED, BO → LAKE TOYS INC.')).toEqual([
      'LAKE TOYS INC.',
      'POND, ANN',
      'REED, BO',
    ])
  })

  it('reads passages from English texts', () => {
    const passages = textNodes(
      aPatent({
        abstracts: [
          {
            lang: 'en',
            text: 'To address a large loss of nutrients, a beverage is proposed. The solution can extend the shelf life and regulate the flora.',
          },
        ],
        claims: [
          {
            lang: 'en',
            number: 1,
            independent: true,
            parents: [],
            text: 'A device comprising: a housing, a first sensor and a display; wherein it is flat.',
          },
        ],
      }),
    )
    expect(passages.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'problem: large loss of nutrients',
      'effect: extend the shelf life',
      'effect: regulate the flora',
      'feature: housing',
      'feature: first sensor',
      'feature: display',
    ])
  })

  it('finds shortest paths as a breadth-first search from one end does', () => {
    const size = 300
    const links = Array.from({ length: size * 2 }, (_, i) => [i % size, (i * i * 7 + i * 13 + 5) % size] as const)
    const rows = Array.from({ length: size }, (_, id) => links.flatMap(([a, b]) => (a === id ? [String(b)] : b === id ? [String(a)] : [])))
    const distance = (from: number, to: number): number => {
      const depths = new Map([[from, 0]])
      for (const id of depths.keys())
        for (const next of rows[id]!) if (!depths.has(Number(next))) depths.set(Number(next), depths.get(id)! + 1)
      return depths.get(to) ?? -1
    }
    for (let i = 0; i < 60; i++) {
      const [from, to] = [(i * 37) % size, (i * 91 + 11) % size]
      const path = shortestPath((id) => rows[Number(id)]!, String(from), String(to))
      expect(path === null ? -1 : path.length - 1).toBe(distance(from, to))
      for (const [index, id] of (path ?? []).entries()) if (index > 0) expect(rows[Number(path![index - 1])]).toContain(id)
    }
  })
})
