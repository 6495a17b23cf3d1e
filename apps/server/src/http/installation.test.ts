import { INSTALLATION_META, PROMOTION, type Installation } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings.ts'
import { installationMeta, installationOf } from './installation.ts'

const read = (meta: string): Installation => {
  const [, name, content] = /^<meta name="([^"]+)" content="([^"]+)">$/.exec(meta)!
  expect(name).toBe(INSTALLATION_META)
  return JSON.parse(content!.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))) as Installation
}

describe('facts of the installation in pages', () => {
  it('is nothing but the rules of access where nothing is set', () => {
    expect(installationOf(readSettings({}), '1.2.3')).toEqual({
      access: 'membership',
      version: '1.2.3',
      servicePhone: null,
      serviceHours: null,
      serviceChat: null,
      menuBases: {},
      workspaceAddresses: {},
      sharedLoginSites: [],
      activity: null,
    })
  })

  it('is what the operator set, with no sign that could end the element', () => {
    const settings = readSettings({
      GEZHI_ACCESS: 'open',
      GEZHI_SERVICE_PHONE: '400-000-0000 "><script>',
      GEZHI_MENU_BASES: 'testing=https://test.example.com/, production=https://example.com',
    })
    expect(read(installationMeta(installationOf(settings, '1.2.3')))).toMatchObject({
      access: 'open',
      servicePhone: '400-000-0000 "><script>',
      menuBases: { testing: 'https://test.example.com', production: 'https://example.com' },
    })
  })

  it('names the activity once it is enabled, as the operator words, prices and ends it', () => {
    expect(installationOf(readSettings({ GEZHI_ACTIVITY: 'on' }), '1.2.3').activity).toEqual(PROMOTION)
    const settings = {
      GEZHI_ACTIVITY: 'on',
      GEZHI_ACTIVITY_NAME: '周年活动',
      GEZHI_ACTIVITY_PRICE: '19.90',
      GEZHI_ACTIVITY_END: '2027-01-31 23:59:59',
    }
    expect(installationOf(readSettings(settings), '1.2.3').activity).toEqual({
      productId: 0,
      name: { zh: '周年活动', en: '周年活动' },
      price: 19.9,
      endTime: '2027-01-31 23:59:59',
    })
    const withName = { ...settings, GEZHI_ACTIVITY_NAME_EN: 'Anniversary' }
    expect(installationOf(readSettings(withName), '1.2.3').activity?.name).toEqual({ zh: '周年活动', en: 'Anniversary' })
    for (const end of ['2027-02-30 00:00:00', 'tomorrow', '2027-01-31'])
      expect(() => readSettings({ GEZHI_ACTIVITY_END: end })).toThrow(/GEZHI_ACTIVITY_END/)
    for (const price of ['-1', '0', '1.999', 'free'])
      expect(() => readSettings({ GEZHI_ACTIVITY_PRICE: price })).toThrow(/GEZHI_ACTIVITY_PRICE/)
  })

  it('rejects an unknown environment', () => {
    expect(() => readSettings({ GEZHI_MENU_BASES: 'staging=https://a.example' })).toThrow(/GEZHI_MENU_BASES/)
  })
})
