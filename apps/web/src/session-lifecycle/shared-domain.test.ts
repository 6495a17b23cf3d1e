import { expect, test } from 'vitest'
import { sharedDomain } from './shared-domain.ts'

/** A jar that refuses cookies for public suffixes, as browsers do. */
function jar(...publicSuffixes: string[]) {
  let stored = ''
  return {
    get cookie() {
      return stored
    },
    set cookie(text: string) {
      const [pair = '', domain = ''] = text.split('; ')
      if (publicSuffixes.includes(domain.replace('Domain=', ''))) return
      stored = text.includes('Max-Age=0') ? '' : pair
    },
  }
}

test('the domain that is shared is the widest below which cookies may be set', () => {
  expect(sharedDomain('a.gezhi.com', jar('com'))).toBe('gezhi.com')
  expect(sharedDomain('a.gezhi.com.cn', jar('cn', 'com.cn'))).toBe('gezhi.com.cn')
  expect(sharedDomain('gezhi.com.cn', jar('cn', 'com.cn'))).toBe('gezhi.com.cn')
})

test('numbers and single words share with nobody', () => {
  expect(['127.0.0.1', '[::1]', 'localhost'].map((host) => sharedDomain(host, jar()))).toEqual([null, null, null])
})
