import { INSTALLATION_META, type Installation } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../read-settings.ts'
import { installationMeta, installationOf } from './installation.ts'

const read = (meta: string): Installation => {
  const [, name, content] = /^<meta name="([^"]+)" content="([^"]+)">$/.exec(meta)!
  expect(name).toBe(INSTALLATION_META)
  return JSON.parse(content!.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)))) as Installation
}

describe('what pages are told of the installation', () => {
  it('is nothing but the rules of access where nothing is set', () => {
    expect(installationOf(readSettings({}))).toEqual({
      access: 'membership',
      servicePhone: null,
      serviceHours: null,
      serviceChat: null,
      qrCodes: [],
      menuBases: {},
    })
  })

  it('is what the operator set, with no sign that could end the element', () => {
    const settings = readSettings({
      GEZHI_ACCESS: 'open',
      GEZHI_SERVICE_PHONE: '400-000-0000 "><script>',
      GEZHI_QR_MOBILE: 'https://m.example.com/',
      GEZHI_MENU_BASES: 'testing=https://test.example.com/, production=https://example.com',
    })
    expect(read(installationMeta(installationOf(settings)))).toMatchObject({
      access: 'open',
      servicePhone: '400-000-0000 "><script>',
      qrCodes: ['mobile'],
      menuBases: { testing: 'https://test.example.com', production: 'https://example.com' },
    })
  })

  it('refuses an environment there is not', () => {
    expect(() => readSettings({ GEZHI_MENU_BASES: 'staging=https://a.example' })).toThrow(/GEZHI_MENU_BASES/)
  })
})
