import { expect, test } from 'vitest'
import { pathOfAddress } from './path-of-address.ts'

const HERE = 'https://gezhi.example'

test('settings.12, G181: addresses of this server become paths in whichever language', () => {
  expect(pathOfAddress('/commandSearch', HERE)).toBe('/commandSearch')
  expect(pathOfAddress(` ${HERE}/en/resultList?q=a%20b `, HERE)).toBe('/resultList?q=a%20b')
  expect(pathOfAddress(`${HERE}/zh`, HERE)).toBe('/')
  expect(pathOfAddress('/zhongwen', HERE)).toBe('/zhongwen')
})

test.each([
  '',
  ' ',
  'abc',
  '//evil.example/a',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  `/zh//evil.example`,
  `/${'a'.repeat(2000)}`,
])('%s leads nowhere', (address) => {
  expect(pathOfAddress(address, HERE)).toBe(null)
})
