import { expect, it } from 'vitest'
import { rememberMeCookie, rememberMeIn } from './remember-me-cookie.ts'

it('with https has the prefix that no other host of the domain can set, and is read with it only', () => {
  const cookie = rememberMeCookie('a+b=', 60, 'https:')
  expect(cookie).toBe('__Host-rememberMe=a%2Bb%3D; Path=/; Max-Age=60; SameSite=Strict; Secure')
  const [pair = ''] = cookie.split('; ')
  expect(rememberMeIn(`theme=dark; ${pair}`, 'https:')).toBe('a+b=')
  expect(rememberMeIn('rememberMe=planted', 'https:')).toBeNull()
})

it('without https has none', () => {
  expect(rememberMeCookie('a', 60, 'http:')).toBe('rememberMe=a; Path=/; Max-Age=60; SameSite=Strict')
  expect(rememberMeIn('x=1; rememberMe=a', 'http:')).toBe('a')
  for (const cookies of ['', 'xrememberMe=a', 'rememberMe=']) expect(rememberMeIn(cookies, 'http:')).toBeNull()
})
