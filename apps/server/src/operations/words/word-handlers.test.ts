import type { AnswerOf, Calls } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

type Dictionaries = AnswerOf<Calls['operations']['listDictionaries']>
type Synonyms = AnswerOf<Calls['operations']['listSynonyms']>

describe('dictionaries and synonyms in the console', async () => {
  const test = await buildTestApp()
  const { headers } = await aSession(test, { role: 'operator' })
  const ask = <Data>(name: string, body: object) => test.post<Data>(`/api/user/ops/${name}`, body, headers)
  const shown = async () =>
    (await test.post<{ dictLabel: string }[]>('/api/search/sysadmin/dict/selectDict', { dictType: 'feedback_type' })).data.map(
      ({ dictLabel }) => dictLabel,
    )

  it('a dictionary is listed by pages with the types there are; what is changed is what users see', async () => {
    const { data } = await ask<Dictionaries>('dictionary/list', { dictType: 'feedback_type', pageSize: 3 })
    expect([data.total, data.list.length]).toEqual([4, 3])
    expect(data.types).toContainEqual({ dictType: 'feedback_type', count: 4 })
    const entry = { dictType: 'feedback_type', dictValue: '1', labelZh: '建议', labelEn: 'Idea' }
    expect((await ask('dictionary/set', entry)).code).toBe(200)
    expect(await shown()).toEqual(['建议', '功能缺陷', '内容修订', '其他'])
    await ask('dictionary/set', { ...entry, dictValue: '9', labelZh: '末尾' })
    expect((await shown()).at(-1)).toBe('末尾')
    expect((await ask('dictionary/remove', { dictType: 'feedback_type', dictValue: '9' })).code).toBe(200)
    expect((await ask('dictionary/remove', { dictType: 'feedback_type', dictValue: '9' })).code).toBe(404)
    expect((await ask('dictionary/set', { ...entry, labelEn: ' ' })).message).toContain('labelEn')
  })

  it('synonyms are added, found in any case and width, and taken away', async () => {
    expect(
      (
        await ask('synonym/add', {
          groups: [
            ['无人机', 'UAV', 'drone'],
            ['电池', '蓄电池'],
          ],
        })
      ).data,
    ).toEqual({ added: 2 })
    expect((await ask('synonym/add', { groups: [['uav', 'drone']] })).data).toMatchObject({ error: 'SYNONYMS_NOT_NEW' })
    const find = async (text: string) => (await ask<Synonyms>('synonym/list', { text })).data
    const found = await find('ｕａｖ')
    expect(found).toMatchObject({ total: 1, list: [{ words: expect.arrayContaining(['无人机', 'UAV', 'drone']) as string[] }] })
    const { group } = found.list[0]!
    expect((await ask('synonym/remove', { group, words: ['drone'] })).code).toBe(200)
    expect((await find('')).list.find((one) => one.group === group)?.words).toHaveLength(2)
    expect((await ask('synonym/remove', { group })).code).toBe(200)
    expect((await ask('synonym/remove', { group })).code).toBe(404)
    expect((await find('')).total).toBe(1)
  })
})
