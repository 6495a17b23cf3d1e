import { describe, expect, test as it } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

const at = (call: string) => `/api/user/sale/service/${call}`

interface Named {
  readonly id: number
  readonly name: string
}

describe('services', async () => {
  const test = await buildTestApp()
  const { post } = test
  const tree = async (headers = {}) => (await post<(Named & { children: Named[] })[]>(at('tree'), {}, headers)).data
  const detail = (id: unknown, headers = {}) => post<{ children: Named[]; sections: { lines: string[] }[] }>(at('detail'), { id }, headers)

  it('router.35: tree, detail and recommended services answer what a new installation offers', async () => {
    const kinds = await tree()
    expect(kinds.map(({ id, name }) => [id, name])).toEqual([
      [108, '专利服务'],
      [109, '商标服务'],
      [110, '版权服务'],
    ])
    for (const kind of kinds) {
      const { data } = await detail(kind.id)
      expect(data).toMatchObject({ id: kind.id, name: kind.name, parentId: null })
      expect(data.children.map(({ id, name }) => ({ id, name }))).toEqual(kind.children)
      expect(data.children.length).toBeGreaterThan(1)
    }
    const recommended = (await post<Named[]>(at('recommendList'), {})).data
    const offered = kinds.flatMap(({ children }) => children.map(({ id }) => id))
    expect(recommended.length).toBeGreaterThan(2)
    expect(offered).toEqual(expect.arrayContaining(recommended.map(({ id }) => id)))
  })

  it('every service is written in both languages, as plain text', async () => {
    for (const { id, children } of await tree()) {
      for (const one of [id, ...children.map((child) => child.id)]) {
        const zh = (await detail(one)).data
        const en = (await detail(one, { 'accept-language': 'en' })).data
        expect(en.sections.map(({ lines }) => lines.length)).toEqual(zh.sections.map(({ lines }) => lines.length))
        expect(JSON.stringify({ ...en, children: [] })).not.toMatch(/\p{Script=Han}|<|https?:/u)
        expect(JSON.stringify(zh)).toMatch(/\p{Script=Han}/u)
      }
    }
  })

  it('reports an unknown service', async () => {
    expect(await detail(9)).toMatchObject({ code: 404, data: { error: 'SERVICE_NOT_FOUND' } })
    expect(await detail('108')).toMatchObject({ code: 200 })
    for (const id of ['x', 0, 1e12]) expect(await detail(id)).toMatchObject({ code: 400 })
  })
})
