import { expect, test } from 'vitest'
import { isOwnSite } from './after-login.ts'

test('B.login.37 B.login.40: only http(s) addresses of our own site are followed after a login', () => {
  const here = { hostname: 'gezhi.example.com' }
  expect(['https://gezhi.example.com/a?b=1', 'http://www.gezhi.example.com:8080/'].map((address) => isOwnSite(address, here))).toEqual([
    true,
    true,
  ])
  const elsewhere = [
    'javascript:alert(1)',
    'https://evil.example.com/',
    'https://evil-gezhi.example.com/',
    'https://gezhi.example.com.evil.net/',
    'https://gezhi.example.com@evil.net/',
    '//evil.net/',
    '',
  ]
  expect(elsewhere.filter((address) => isOwnSite(address, here))).toEqual([])
})
