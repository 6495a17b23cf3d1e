import { INSTALLATION_META, type AnswerOf, type Calls, type Installation } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { siteSettings } from '../../content/site-settings.ts'
import { siteSettingStore } from '../../content/site-setting-store.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { BY } from '../../testing/command-line.ts'
import { contentStores } from '../../content/content-stores.ts'
import { runSiteCommand } from '../../content/site/site-commands.ts'

type Listed = AnswerOf<Calls['operations']['listSiteSettings']>

const WEB = { folder: '/nowhere', indexHtml: '<head></head>', rootFiles: new Set<string>(), preloads: {} }
const SET = { GEZHI_SERVICE_PHONE: '400-000-0001', GEZHI_ACTIVITY_END: '2030-01-31 23:59:59' } as const

describe('settings of the site', async () => {
  const environment = readSettings({ GEZHI_ACCESS: 'open', ...SET })
  const test = await buildTestApp({ web: WEB, settings: environment })
  const { headers } = await aSession(test, { role: 'operator' })
  const list = async () => (await test.post<Listed>('/api/user/ops/setting/list', {}, headers)).data
  const one = async (name: string) => (await list()).find((setting) => setting.name === name)
  const save = (values: Record<string, string | null>) =>
    test.post<Listed>('/api/user/ops/setting/save', { values: Object.entries(values).map(([name, value]) => ({ name, value })) }, headers)
  /** The installation data of a page opened now. */
  const page = async () => {
    const { body } = await test.app.inject({ url: '/' })
    const [, content] = new RegExp(`<meta name="${INSTALLATION_META}" content="([^"]+)">`).exec(body)!
    return JSON.parse(content!.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))) as Installation
  }

  it('start as in the environment; changes reach the next page, until they are reset', async () => {
    expect(await one('GEZHI_SERVICE_PHONE')).toEqual({
      name: 'GEZHI_SERVICE_PHONE',
      value: '400-000-0001',
      initial: '400-000-0001',
      changed: false,
    })
    expect(await page()).toMatchObject({ servicePhone: '400-000-0001', serviceHours: null, activity: null })
    const { data } = await save({ GEZHI_SERVICE_PHONE: '', GEZHI_SERVICE_HOURS: '9:00–18:00', GEZHI_ACTIVITY: 'on' })
    expect(data.filter(({ changed }) => changed).map(({ name, value }) => [name, value])).toEqual([
      ['GEZHI_SERVICE_PHONE', ''],
      ['GEZHI_SERVICE_HOURS', '9:00–18:00'],
      ['GEZHI_ACTIVITY', 'on'],
    ])
    expect(await page()).toMatchObject({
      servicePhone: null,
      serviceHours: '9:00–18:00',
      activity: { price: 9.9, endTime: '2030-01-31 23:59:59' },
    })
    await save({ GEZHI_SERVICE_PHONE: null, GEZHI_SERVICE_HOURS: null, GEZHI_ACTIVITY: null })
    expect(await page()).toMatchObject({ servicePhone: '400-000-0001', serviceHours: null, activity: null })
  })

  it('lead the QR codes of the toolbar', async () => {
    const code = async () => (await test.post('/api/user/qr/get', { type: 'wechat' })).data
    await save({ GEZHI_QR_WECHAT: 'https://example.org/kf' })
    expect(await code()).toMatchObject({ target: 'https://example.org/kf', configured: true })
    await save({ GEZHI_QR_WECHAT: null })
    expect(await code()).toMatchObject({ configured: false })
  })

  it('are all rejected if one is invalid, each named with what it must be', async () => {
    const answer = await test.post<{ faults: { field: string }[] }>(
      '/api/user/ops/setting/save',
      {
        values: [
          { name: 'GEZHI_SERVICE_HOURS', value: 'always' },
          { name: 'GEZHI_SERVICE_CHAT', value: 'javascript:alert(1)' },
          { name: 'GEZHI_ACTIVITY_PRICE', value: '0' },
          { name: 'GEZHI_ACTIVITY_END', value: '2027-02-30 00:00:00' },
        ],
      },
      { ...headers, 'accept-language': 'en' },
    )
    expect(answer).toMatchObject({ code: 400, data: { error: 'INVALID_INPUT' } })
    expect(answer.message).toContain('GEZHI_SERVICE_CHAT must be an address that begins with http:// or https://')
    expect(answer.data.faults.map(({ field }) => field)).toEqual(['GEZHI_SERVICE_CHAT', 'GEZHI_ACTIVITY_PRICE', 'GEZHI_ACTIVITY_END'])
    expect((await list()).some(({ changed }) => changed)).toBe(false)
    for (const name of ['GEZHI_MODE', 'DATABASE_URL']) expect((await save({ [name]: 'x' })).code).toBe(400)
  })

  it('are changed by commands, too', async () => {
    const content = contentStores(test.database, test.accounts)
    const parts = { ...content, settings: siteSettings(content.siteSettings, environment), by: BY }
    const run = (...args: string[]) => runSiteCommand(parts, args)
    await run('setting', 'set', 'GEZHI_SERVICE_HOURS', '9:00', 'to', '18:00')
    expect((await page()).serviceHours).toBe('9:00 to 18:00')
    expect(await run('setting', 'list')).toContain('GEZHI_SERVICE_HOURS\t9:00 to 18:00\tchanged / 已修改')
    await run('setting', 'reset', 'GEZHI_SERVICE_HOURS')
    expect((await page()).serviceHours).toBeNull()
    await expect(run('setting', 'set', 'GEZHI_QR_MOBILE', 'ftp://x')).rejects.toThrow(/GEZHI_QR_MOBILE/)
    await expect(run('setting', 'set', 'GEZHI_MODE', 'production')).rejects.toThrow('setting set NAME VALUE')
    expect(await run('setting', 'burn')).toBeNull()
  })

  it('are those of the environment where the store does not answer, or holds what this version does not take', async () => {
    const silent = siteSettings({ changed: () => Promise.reject(new Error('gone')) }, environment)
    expect((await silent.current()).GEZHI_SERVICE_PHONE).toBe('400-000-0001')
    const store = siteSettingStore(test.database)
    await store.save(new Map([['GEZHI_ACTIVITY_PRICE', 'free']]))
    expect((await siteSettings(store, environment).current()).GEZHI_ACTIVITY_PRICE).toBe(9.9)
    await store.save(new Map([['GEZHI_ACTIVITY_PRICE', null]]))
  })
})
