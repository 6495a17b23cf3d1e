import { describe, expect, test } from 'vitest'
import { readSharedLogin, sharedLogin, sharedLoginCookie, siteMode, stepOnSharedLogin } from './shared-login.ts'

const HERE = 'a.gezhi.com'
const THERE = 'b.gezhi.com'
const user = { nick: '张三', avatar: null, telephone: '139****0001', loginCount: 1, guideStatus: 0 }
const other = { ...user, nick: '李四', telephone: '139****0002' }
const one = { token: 's1', user }
const two = { token: 's2', user }

test('B.session.09 B.session.10: events travel in a cookie of the whole domain that lives 300 s', () => {
  const cookie = sharedLoginCookie(sharedLogin('LOGIN', HERE, one), 'gezhi.com')
  expect(cookie.split('; ').slice(1)).toEqual(['Domain=gezhi.com', 'Path=/', 'Max-Age=300', 'SameSite=Lax', 'Secure'])
  expect(sharedLoginCookie(sharedLogin('LOGIN', 'localhost', one), 'localhost')).not.toContain('Secure')
})

test('B.session.08 B.session.11: LOGIN is carried too, with eventKey, origin, mode, token, userInfo and tenantId', () => {
  for (const eventKey of ['LOGIN', 'UPDATE_TOKEN', 'LOGOUT_CLEAN'] as const) {
    const event = sharedLogin(eventKey, HERE, eventKey === 'LOGOUT_CLEAN' ? null : one)
    const [pair] = sharedLoginCookie(event, 'gezhi.com').split('; ')
    const read = readSharedLogin(`a=1; ${pair}; b=2`)
    expect(read).toEqual(event)
    expect(Object.keys(read ?? {})).toEqual(['eventKey', 'origin', 'mode', 'token', 'userInfo', 'tenantId'])
  }
})

test('what is no event is none', () => {
  const texts = ['', 'sharedLogin=', 'sharedLogin=%7B', 'sharedLogin=null', 'sharedLogin=%7B%22eventKey%22%3A%22X%22%7D', 'xsharedLogin=1']
  expect(texts.map(readSharedLogin)).toEqual(texts.map(() => null))
})

describe('what a site does about an event', () => {
  const step = (event: ReturnType<typeof sharedLogin>, own: typeof one | null, host = HERE) => stepOnSharedLogin(event, host, own).kind

  test('B.session.06: LOGOUT_CLEAN clears a session, once', () => {
    const event = sharedLogin('LOGOUT_CLEAN', THERE, null)
    expect([step(event, one), step(event, null)]).toEqual(['clear', 'nothing'])
  })

  test('B.session.07: UPDATE_TOKEN puts the new token and user in place, once', () => {
    const event = sharedLogin('UPDATE_TOKEN', THERE, two)
    expect(stepOnSharedLogin(event, HERE, one)).toEqual({ kind: 'adopt', ...two })
    expect(step(event, two)).toBe('nothing')
  })

  test('LOGIN is taken over by nobody and by the same account, not by another', () => {
    const event = sharedLogin('LOGIN', THERE, two)
    expect([step(event, null), step(event, one), step(event, { token: 's3', user: other })]).toEqual(['adopt', 'adopt', 'nothing'])
  })

  test('a site ignores itself and sites of another kind', () => {
    expect(step(sharedLogin('LOGOUT_CLEAN', HERE, null), one)).toBe('nothing')
    expect(step(sharedLogin('LOGOUT_CLEAN', 'test.gezhi.com', null), one)).toBe('nothing')
  })
})

test('the kind of a site by its host name', () => {
  const hosts = ['localhost', '127.0.0.1', 'box.local', 'dev.gezhi.com', 'test.gezhi.com', 'gezhi.com']
  expect(hosts.map(siteMode)).toEqual(['development', 'development', 'development', 'development', 'testing', 'production'])
})
