import { describe, expect, test } from 'vitest'
import {
  readSharedLogin,
  sharedLogin,
  sharedLoginCookie,
  siteMode,
  stepOnSharedLogin,
  takesOver,
  type SharedLoginData,
} from './shared-login.ts'

const HERE = 'a.gezhi.com'
const THERE = 'b.gezhi.com'
const SITES = ['https://a.gezhi.com', 'https://b.gezhi.com', 'https://test.gezhi.com']
const user = { nick: '张三', avatar: null, telephone: '139****0001', loginCount: 1, guideStatus: 0 }
const other = { ...user, nick: '李四', telephone: '139****0002' }
const one = { token: 's1', user }

test('B.session.09 B.session.10: events travel in a cookie of the whole domain that lives 300 s', () => {
  const cookie = sharedLoginCookie(sharedLogin('LOGIN', HERE, 'c1'), 'gezhi.com')
  expect(cookie.split('; ')).toEqual([
    expect.stringMatching(/^__Secure-sharedLogin=/),
    'Domain=gezhi.com',
    'Path=/',
    'Max-Age=300',
    'SameSite=Lax',
    'Secure',
  ])
  expect(sharedLoginCookie(sharedLogin('LOGIN', 'localhost', 'c1'), 'localhost')).toMatch(/^sharedLogin=.*SameSite=Lax$/)
})

test('B.session.08: LOGIN is carried too; the cookie holds a code and neither token nor user', () => {
  for (const eventKey of ['LOGIN', 'UPDATE_TOKEN', 'LOGOUT_CLEAN'] as const) {
    const event = sharedLogin(eventKey, HERE, eventKey === 'LOGOUT_CLEAN' ? null : 'c1')
    const [pair] = sharedLoginCookie(event, 'gezhi.com').split('; ')
    const read = readSharedLogin(`a=1; ${pair}; b=2`, HERE)
    expect(read).toEqual(event)
    expect(Object.keys(read ?? {})).toEqual(['eventKey', 'origin', 'mode', 'code', 'tenantId'])
  }
})

test('what is no event is none, nor one that brings a token', () => {
  const old = encodeURIComponent(
    JSON.stringify({ eventKey: 'LOGIN', origin: THERE, mode: 'production', token: 's1', userInfo: user, tenantId: 0 }),
  )
  const texts = [
    '',
    'sharedLogin=',
    'sharedLogin=%7B',
    'sharedLogin=null',
    'sharedLogin=%7B%22eventKey%22%3A%22X%22%7D',
    'xsharedLogin=1',
    `sharedLogin=${old}`,
  ]
  for (const text of texts) {
    expect(readSharedLogin(text, 'localhost')).toBeNull()
    expect(readSharedLogin(text.replace('sharedLogin', '__Secure-sharedLogin'), HERE)).toBeNull()
  }
  const [planted = ''] = sharedLoginCookie(sharedLogin('LOGIN', 'localhost', 'c1'), 'gezhi.com').split('; ')
  expect(readSharedLogin(planted, HERE)).toBeNull()
})

describe('what a site does about an event', () => {
  const step = (event: ReturnType<typeof sharedLogin>, signedIn: boolean, sites = SITES) =>
    stepOnSharedLogin(event, { host: HERE, sites, signedIn })

  test('B.session.06: LOGOUT_CLEAN clears a session, once', () => {
    const event = sharedLogin('LOGOUT_CLEAN', THERE, null)
    expect([step(event, true), step(event, false)]).toEqual([{ kind: 'clear' }, { kind: 'nothing' }])
  })

  test('LOGIN and UPDATE_TOKEN have their code exchanged at the site they come from, as it is listed', () => {
    for (const eventKey of ['LOGIN', 'UPDATE_TOKEN'] as const)
      expect(step(sharedLogin(eventKey, THERE, 'c2'), false)).toEqual({ kind: 'exchange', site: 'https://b.gezhi.com', code: 'c2' })
    expect(step(sharedLogin('LOGIN', THERE, null), false).kind).toBe('nothing')
  })

  test('a site ignores itself, sites of another kind and sites that are not listed', () => {
    expect(step(sharedLogin('LOGOUT_CLEAN', HERE, null), true).kind).toBe('nothing')
    expect(step(sharedLogin('LOGOUT_CLEAN', 'test.gezhi.com', null), true).kind).toBe('nothing')
    for (const origin of ['evil.gezhi.com', 'b.gezhi.com@evil.example', 'b.gezhi.com/x'])
      expect(step(sharedLogin('LOGIN', origin, 'c2'), false).kind).toBe('nothing')
    expect(step(sharedLogin('LOGIN', THERE, 'c2'), false, []).kind).toBe('nothing')
  })
})

describe('what a code was exchanged for', () => {
  const data = (eventKey: SharedLoginData['eventKey'], token: string): SharedLoginData => {
    const { code: _, ...event } = sharedLogin(eventKey, THERE, 'c2')
    return { ...event, token, userInfo: user }
  }

  test('B.session.11: has eventKey, origin, mode, token, userInfo and tenantId', () => {
    expect(Object.keys(data('LOGIN', 's2')).toSorted()).toEqual(['eventKey', 'mode', 'origin', 'tenantId', 'token', 'userInfo'])
  })

  test('B.session.07: UPDATE_TOKEN puts the new token and user in place, once', () => {
    expect(takesOver(data('UPDATE_TOKEN', 's2'), { token: 's3', user: other })).toBe(true)
    expect(takesOver(data('UPDATE_TOKEN', 's2'), { token: 's2', user })).toBe(false)
  })

  test('LOGIN is taken over by nobody and by the same account, not by another', () => {
    expect([takesOver(data('LOGIN', 's2'), null), takesOver(data('LOGIN', 's2'), one)]).toEqual([true, true])
    expect(takesOver(data('LOGIN', 's2'), { token: 's3', user: other })).toBe(false)
  })
})

test('the kind of a site by its host name', () => {
  const development = ['localhost', '127.0.0.1:8080', '[::1]', 'box.local', 'a.gezhi.localhost:8080', 'dev.gezhi.com']
  expect(development.map(siteMode)).toEqual(development.map(() => 'development'))
  expect(['test.gezhi.com', 'gezhi.com', 'gezhi.com:8443'].map(siteMode)).toEqual(['testing', 'production', 'production'])
})
