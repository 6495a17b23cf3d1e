import type { LoginAnswer } from '@gezhi/contract/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSession, storeUser, onLoginSuccess, openSession, sessionToken, sessionUser } from './session-store.ts'

const ANSWER = {
  token: 's1',
  userProduct: [{ productName: '年卡', searchCount: 10_000, icon: null, startTime: '2026-01-01 00:00:00', endTime: '2027-01-01 00:00:00' }],
  loginBean: {
    password: 'true',
    loginCount: 3,
    giveVipType: 0,
    trialApTime: '2026-02-01 00:00:00',
    onLineUser: [],
    newUser: false,
    guideStatus: 1,
    nick: '张三',
    avatar: null,
    telephone: '139****0001',
  },
  defaultPage: '/homeSearch',
  nick: '张三',
  avatar: null,
} satisfies LoginAnswer

let local: Map<string, string>

beforeEach(() => {
  local = new Map()
  vi.stubGlobal('localStorage', storageOver(local))
  vi.stubGlobal('sessionStorage', storageOver(new Map([['x', '1']])))
})
afterEach(() => vi.unstubAllGlobals())

/** A storage like that of browsers, whose entries are its own enumerable properties. */
function storageOver(stored: Map<string, string>): Storage {
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  return new Proxy(methods, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: (_target, key) =>
      stored.has(String(key)) ? { enumerable: true, configurable: true, value: stored.get(String(key)) } : undefined,
  }) as unknown as Storage
}

test('B.login.22 B.login.24 B.login.31 B.login.32 B.login.34 B.login.36: what a login leaves in local storage', () => {
  openSession(ANSWER)
  expect(Object.fromEntries(local)).toEqual({
    token: 's1',
    user: JSON.stringify({ nick: '张三', avatar: null, telephone: '139****0001', loginCount: 3, guideStatus: 1 }),
    userProduct: JSON.stringify(ANSWER.userProduct),
    trialApTime: '2026-02-01 00:00:00',
    hasLoggedInBefore: 'true',
  })
  expect([sessionToken(), sessionUser()?.nick]).toEqual(['s1', '张三'])
})

test('B.login.33: code that waits for a login is notified once the session is stored', () => {
  const onLogin = vi.fn<(login: { token: string }) => void>(() => expect(sessionToken()).toBe('s1'))
  const stop = onLoginSuccess(onLogin)
  openSession(ANSWER)
  stop()
  openSession(ANSWER)
  expect(onLogin).toHaveBeenCalledExactlyOnceWith({ token: 's1', user: sessionUser() })
})

test('B.session.02 B.session-codes.23: closing keeps the AI preferences, hasLoggedInBefore and loginRedirectPath only', () => {
  openSession(ANSWER)
  local.set('aiModel', 'x').set('loginRedirectPath', '/resultList').set('youkeId', 'u').set('gezhi.theme', 'dark')
  closeSession()
  expect(Object.fromEntries(local)).toEqual({
    aiModel: 'x',
    hasLoggedInBefore: 'true',
    loginRedirectPath: '/resultList',
    'gezhi.theme': 'dark',
  })
  expect(sessionUser()).toBeNull()
})

test('the server’s data about the user is stored, but opens no session', () => {
  storeUser({ ...ANSWER.loginBean, nick: '李四' })
  expect(local.has('user')).toBe(false)
  openSession(ANSWER)
  storeUser({ ...ANSWER.loginBean, nick: '李四' })
  expect(sessionUser()).toEqual({ nick: '李四', avatar: null, telephone: '139****0001', loginCount: 3, guideStatus: 1 })
})
