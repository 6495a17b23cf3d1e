import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const SEARCH = { name: '检索', exact: true }
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

test('home.12 image search asks for a picture before it searches, and states what it does not find', async ({ own }) => {
  await own.goto('/')
  await own
    .getByRole('link', { name: /图像检索/ })
    .first()
    .click()
  await expect(own.getByRole('heading', { name: '图像检索' })).toBeVisible()
  await own.getByRole('main').getByRole('button', SEARCH).click()
  await expect(own.getByRole('alert')).toContainText('请先添加一张图片')
  await expect(own.getByRole('main')).toContainText('没有结果不代表没有近似图形')
})

test('a picture that has expired is reported, and results without a picture ask for one', async ({ own }) => {
  await own.goto('/pictureResultList')
  await expect(own.getByRole('main')).toContainText('请先添加一张图片')
  const name = `${'x'.repeat(22)}.png`
  await own.goto(`/pictureResultList?url=${encodeURIComponent(`/api/search/imageSearch/picture?name=${name}`)}`)
  await expect(own.getByRole('alert')).toContainText('未找到图片，上传的图片可能已过期，请重新上传')
  await expect(own.getByRole('main')).toContainText('图片已过期或无法显示')
})

test('trademark.02 router.24 the second tab of trademarks is the image search', async ({ own }) => {
  await own.goto('/trademark?tab=second')
  await expect(own.getByRole('tab', { name: '图形检索' })).toHaveAttribute('aria-selected', 'true')
  await expect(own.getByRole('heading', { level: 1 })).toHaveText('商标图形检索')
  await expect(own.getByLabel('选择图片')).toBeAttached()
})

test('a search while the index is built states that, and is repeated as soon as more can be found', async ({ own }) => {
  const progressOf = (pictures: number) => ({ building: pictures < 40, pictures, skipped: 0, records: pictures, recordsTotal: 40 })
  const answered = (data: object) => ({ json: { code: 200, message: '', data } })
  let described = 12
  const searched = [0]
  await own.route('**/imageSearch/progress**', (route) =>
    route.fulfill(answered({ patent: progressOf(described), trademark: progressOf(described) })),
  )
  await own.route('**/imageSearch/search', (route) => {
    const progress = progressOf(searched.at(-1)!)
    searched.push(described)
    return route.fulfill(answered({ total: 0, list: [], groupList: [], progress, took: 1 }))
  })
  const url = `/api/search/imageSearch/picture?name=${'x'.repeat(22)}.png`
  await own.goto(`/pictureResultList?url=${encodeURIComponent(url)}`)
  const main = own.getByRole('main')
  await expect.poll(() => searched).toEqual([0, 12, 12])
  await expect(main).toContainText('图像索引正在建立：已读取 12 / 40 条记录，可检索 12 张图片')
  await expect(main).toContainText('在已建立索引的图片中没有找到相似的图片')
  described = 40
  searched.push(40)
  await own.reload()
  await expect(main).toContainText('没有找到相似的图片，可尝试选取区域')
  await expect(main).not.toContainText('图像索引正在建立')
})

test('a hit shows in which cells it agrees with the picture searched for; filters are part of the search', async ({ own }) => {
  const picture = `/api/search/imageSearch/picture?name=${'x'.repeat(22)}.png`
  const region = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 }
  const hit = {
    id: 'EM1',
    number: 'EM018222475',
    title: '',
    parties: [],
    country: 'EM',
    date: null,
    status: null,
    type: null,
    classes: ['09'],
    vienna: [],
    picture: { id: '1', url: '/api/search/trademark/picture?number=EM018222475&id=1' },
    region,
    queryRegion: region,
    query: 0,
    view: 'part',
    turn: { degrees: 90, mirrored: true },
    similarity: 0.83,
    band: 'verySimilar',
    shape: 0.9,
    colour: 0.7,
    pictures: [],
    copies: [{ id: 'EM2', number: 'EM018222476' }],
  }
  const progress = { building: false, pictures: 40, skipped: 0, records: 40, recordsTotal: 40 }
  const groupList = [{ field: 'status', list: [{ value: 'pending', name: '申请中', count: 1 }] }]
  const answered = (data: object) => ({ json: { code: 200, message: '', data } })
  const searches: object[] = []
  await own.route('**/imageSearch/fm/search', (route) => {
    searches.push(route.request().postDataJSON() as object)
    // Repeated: a search before it is still running.
    if (searches.length === 1) return route.fulfill({ json: { code: 429, message: '', data: { error: 'PICTURE_SEARCH_BUSY' } } })
    return route.fulfill(answered({ total: 1, list: [hit], groupList, progress, took: 1 }))
  })
  const cells = Array.from({ length: 64 }, (_, cell) => (cell === 9 ? 1 : 0.5))
  const side = { region, area: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 }, cells }
  const requests: object[] = []
  await own.route('**/imageSearch/compare', (route) => {
    requests.push(route.request().postDataJSON() as object)
    return route.fulfill(answered({ query: side, hit: side }))
  })
  await own.goto(`/pictureResultList?kind=trademark&url=${encodeURIComponent(picture)}&crop=0.1,0,0.5,1`)
  await expect(own.getByRole('listitem').filter({ hasText: '非常相似 83%' })).toContainText('局部匹配 · 镜像、旋转 90°')
  await own.getByRole('button', { name: '匹配位置' }).click()
  const dialog = own.getByRole('dialog', { name: '匹配位置' })
  await expect(dialog).toContainText('蓝色越深，两张图片在该处的线条越一致')
  expect(requests).toEqual([
    {
      kind: 'trademark',
      picture: { url: picture, crop: { x: 0.1, y: 0, width: 0.5, height: 1 } },
      turn: { degrees: 90, mirrored: true },
      hit: hit.picture.url,
    },
  ])
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toHaveCount(0)

  const record = own.getByRole('listitem').filter({ hasText: '非常相似 83%' }).getByRole('link').first()
  await expect(record).toHaveAttribute('href', /\?id=EM1$/)
  await expect(record).toHaveAttribute('target', '_blank')

  await own.getByLabel('维也纳图形要素').fill('圆形')
  await own.getByLabel('申请年份从').fill('20a')
  const before = searches.length
  await own.getByRole('button', { name: '应用' }).click()
  await expect(own.getByText('“圆形”不是维也纳图形要素编码，请输入如 27.05 的编码')).toBeVisible()
  await expect(own.getByText('请输入四位年份，如 2020')).toBeVisible()
  await expect(own.getByLabel('维也纳图形要素')).toHaveAttribute('aria-invalid', 'true')
  expect(searches).toHaveLength(before)
  await own.getByLabel('尼斯类别').fill('9，35')
  await own.getByLabel('维也纳图形要素').fill('27.5')
  await own.getByLabel('申请年份从').fill('2019')
  await own.getByRole('button', { name: '应用' }).click()
  await expect
    .poll(() => searches.at(-1))
    .toMatchObject({ nice: ['09', '35'], vienna: ['27.05'], dateFrom: '20190101', pictures: [{ url: picture }] })
  await own.getByLabel('申请中').check()
  await expect.poll(() => searches.at(-1)).toMatchObject({ nice: ['09', '35'], status: ['pending'] })
  await own.getByLabel('图形要素相同的排在前面，不排除其他').check()
  await own.getByRole('button', { name: '应用' }).click()
  await expect.poll(() => searches.at(-1)).toMatchObject({ vienna: [], viennaFirst: ['27.05'] })
  await own.getByRole('button', { name: '清除筛选' }).click()
  // This search is cached.
  await expect(own.getByLabel('尼斯类别')).toHaveValue('')
  await expect(own.getByLabel('申请中')).not.toBeChecked()
})

test('image-search.01 a search states that it runs, dims the hits before it, and stores its own hits with its filters', async ({ own }) => {
  const progress = { building: false, pictures: 400, skipped: 0, records: 400, recordsTotal: 400 }
  const answered = (data: object) => ({ json: { code: 200, message: '', data } })
  const hit = {
    id: 'CN1',
    number: 'CN100000001S',
    title: '灯',
    parties: [],
    country: 'CN',
    date: null,
    status: null,
    type: null,
    classes: [],
    vienna: [],
    picture: { id: '1', url: '/api/search/ts/drawing?number=CN100000001S&id=1' },
    region: WHOLE,
    queryRegion: WHOLE,
    query: 0,
    view: 'whole',
    turn: null,
    similarity: 0.9,
    band: 'nearlySame',
    shape: 0.9,
    colour: 0.9,
    pictures: [],
    copies: [],
  }
  const gates: (() => void)[] = []
  await own.route('**/imageSearch/search', async (route) => {
    await new Promise<void>((open) => gates.push(open))
    const { colour } = route.request().postDataJSON() as { colour?: number }
    await route.fulfill(answered({ total: colour === undefined ? 325 : 500, list: [hit], groupList: [], progress, took: 1 }))
  })
  const stored: object[] = []
  await own.route('**/imageSearch/add_history', (route) => {
    stored.push(route.request().postDataJSON() as object)
    return route.fulfill(answered({ id: String(stored.length) }))
  })
  await own.goto(`/pictureResultList?url=${encodeURIComponent(`/api/search/imageSearch/picture?name=${'x'.repeat(22)}.png`)}&from=2019`)
  const list = own.getByRole('region', { name: '相似图片' })
  const status = list.getByRole('status').first()
  await expect.poll(() => gates.length).toBe(1)
  await expect(status).toHaveText('正在检索…')
  await expect(list).not.toContainText('没有结果不代表没有近似图形')
  gates[0]!()
  await expect(status).toHaveText('最相似的 325 件')
  await expect(list).toContainText('没有结果不代表没有近似图形')
  await expect.poll(() => stored).toMatchObject([{ number: 325, condition: { dateFrom: '20190101' } }])

  await own.getByRole('combobox', { name: '形状与颜色' }).selectOption('colour')
  await expect(status).toHaveText('正在检索…')
  await expect(list.locator('[data-dim]')).toContainText('CN100000001S')
  await expect.poll(() => gates.length).toBe(2)
  gates[1]!()
  await expect(status).toHaveText('最相似的 500 件')
  await expect(list.locator('[data-dim]')).toHaveCount(0)
  await expect.poll(() => stored.slice(1)).toMatchObject([{ number: 500, condition: { colour: 0.8, dateFrom: '20190101' } }])
})

test('image-search.04 the history shows and restores choices and filters, all searches, and can be restored after it was cleared', async ({
  own,
}) => {
  const url = `/api/search/imageSearch/picture?name=${'x'.repeat(22)}.png`
  const condition = {
    pictures: [{ url }, { url }],
    match: 'any',
    colour: 0.8,
    anyOrientation: true,
    dateFrom: '20190101',
    status: ['active'],
  }
  const list = Array.from({ length: 15 }, (_, index) => ({
    id: `0000000${(index + 10).toString(16)}-0000-4000-8000-000000000000`,
    kind: 'patent',
    number: index,
    condition: index === 0 ? condition : { pictures: [{ url }] },
    createTime: `2026-11-01 10:00:${String(index + 10)}`,
    filters: index === 0 ? [{ field: 'status', value: 'active', name: '有效' }] : [],
  }))
  const removed: string[] = []
  await own.route('**/imageSearch/listSearchHistory', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { list, total: 15 } } }),
  )
  await own.route(/cleanSearchHistory|deleteSearchHistoryById/, (route) => {
    removed.push(route.request().url())
    return route.fulfill({ json: { code: 200, message: '', data: true } })
  })
  await own.goto('/pictureSearch')
  const history = own.getByRole('region', { name: '图像检索历史' })
  const entries = history.getByRole('listitem')
  await expect(entries).toHaveCount(12)
  await expect(entries.first()).toContainText('2 张图片')
  await expect(entries.first()).toContainText('侧重颜色 · 含旋转和镜像 · 任一图片相似即可 · 法律状态 有效 · 申请年份 2019–')
  await expect(entries.first()).toContainText('2026-11-01 10:00:10')
  const again = entries.first().getByRole('link')
  await expect(again).toHaveAttribute('href', /match=any&colour=colour&turned=1&status=active&from=2019/)
  await history.getByRole('button', { name: '全部 15 条' }).click()
  await expect(entries).toHaveCount(15)

  await history.getByRole('button', { name: '删除检索（2026-11-01 10:00:10）' }).click()
  await expect(entries).toHaveCount(14)
  await history.getByRole('button', { name: '撤销' }).click()
  await expect(entries).toHaveCount(15)
  await history.getByRole('button', { name: '清空' }).click()
  await expect(entries).toHaveCount(0)
  await expect(history).toContainText('已清空图像检索历史')
  await history.getByRole('button', { name: '撤销' }).click()
  await expect(entries).toHaveCount(15)
  expect(removed).toEqual([])
  await history.getByRole('button', { name: '清空' }).click()
  await own.getByRole('link', { name: '首页' }).first().click()
  await expect.poll(() => removed).toHaveLength(1)
})
