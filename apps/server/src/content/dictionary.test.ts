import { describe, expect, test as it } from 'vitest'
import { BY } from '../testing/command-line.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { runContentCommand } from './content-commands.ts'
import { contentStores } from './content-stores.ts'

interface Entry {
  readonly dictLabel: string
  readonly dictValue: string
}

describe('dictionaries', async () => {
  const test = await buildTestApp()
  const run = (...args: string[]) =>
    runContentCommand({ ...contentStores(test.database, test.accounts), messages: test.accounts.messages, by: BY }, args)
  const select = async (dictType: string, headers = {}) =>
    (await test.post<Entry[]>('/api/search/sysadmin/dict/selectDict', { dictType }, headers)).data

  it('feedback.27, help.04: feedback_type has the types of feedback, in the caller’s language', async () => {
    expect(await select('feedback_type')).toEqual([
      { dictLabel: '产品建议', dictValue: '1' },
      { dictLabel: '功能缺陷', dictValue: '2' },
      { dictLabel: '内容修订', dictValue: '3' },
      { dictLabel: '其他', dictValue: '4' },
    ])
    expect((await select('feedback_type', { 'accept-language': 'en' })).map(({ dictLabel }) => dictLabel)).toEqual([
      'Suggestion',
      'Bug report',
      'Content correction',
      'Other',
    ])
  })

  it('help.02, help.03: a new installation has every dictionary that is named; one there is not is empty', async () => {
    for (const type of ['funtional_map', 'data_intro_map', 'feedback_type', 'help_center_map']) {
      expect((await select(type)).length).toBeGreaterThan(3)
    }
    expect(await select('nothing')).toEqual([])
    expect((await test.post('/api/search/sysadmin/dict/selectDict', { dictType: '' })).code).toBe(400)
  })

  it('an operator adds, words anew, moves and removes entries', async () => {
    await run('dictionary', 'set', 'colours', 'r', '红', 'Red')
    await run('dictionary', 'set', 'colours', 'b', '兰', 'Blue')
    await run('dictionary', 'set', 'colours', 'b', '蓝', 'Blue')
    expect(await select('colours')).toEqual([
      { dictLabel: '红', dictValue: 'r' },
      { dictLabel: '蓝', dictValue: 'b' },
    ])
    await run('dictionary', 'set', 'colours', 'b', '蓝', 'Blue', '0')
    expect(await run('dictionary', 'list', 'colours')).toEqual(['colours\t0\tb\t蓝\tBlue', 'colours\t1\tr\t红\tRed'])
    await run('dictionary', 'remove', 'colours', 'b')
    expect((await select('colours')).map(({ dictValue }) => dictValue)).toEqual(['r'])
    await expect(run('dictionary', 'remove', 'colours', 'b')).rejects.toThrow('Dictionary entry not found')
    await expect(run('dictionary', 'set', 'colours', 'g', '绿')).rejects.toThrow('dictionary set')
    await expect(run('dictionary', 'set', 'colours', 'g', '绿', 'Green', 'first')).rejects.toThrow('dictionary set')
  })
})
