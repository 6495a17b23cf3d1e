import { expect, it } from 'vitest'
import { hashOf, newToken } from '../tokens.ts'
import { deviceOf } from './device-cookie.ts'

function called(cookie?: string, publicUrl: string | null = null) {
  const sent: string[] = []
  const headers = { host: 'localhost:8080', ...(cookie !== undefined && { cookie }) }
  const device = deviceOf({ headers, address: '127.0.0.1', setHeader: (name, value) => void sent.push(`${name}: ${value}`) }, publicUrl)
  return { device, sent }
}

it('a browser without the cookie is given one that pages cannot read, over https only where that is the address', () => {
  const { device, sent } = called()
  const secret = /^set-cookie: device=([\w-]{43}); Path=\/; HttpOnly; SameSite=Lax; Max-Age=15552000$/.exec(sent[0]!)![1]!
  expect([device.isNew, device.hash]).toEqual([true, hashOf(secret)])
  expect(called(undefined, 'https://patents.example').sent[0]).toMatch(/^set-cookie: __Host-device=[\w-]{43}; Path=\/; Secure; HttpOnly;/)
  expect(called(undefined, 'http://patents.example').sent[0]).not.toContain('Secure')
})

it('a browser with the cookie is the same one, and keeps it for another 180 days', () => {
  const secret = newToken()
  const { device, sent } = called(`a=b; device=${secret}; c=d`)
  expect([device.isNew, device.hash]).toEqual([false, hashOf(secret)])
  expect(sent[0]).toContain(`device=${secret};`)
})

it('with https only the cookie with the prefix counts, which no other host of the domain can have set', () => {
  const [secret, other] = [newToken(), newToken()]
  const calledSecurely = (cookie: string) => called(cookie, 'https://patents.example')
  expect(calledSecurely(`device=${other}`).device.isNew).toBe(true)
  const { device, sent } = calledSecurely(`device=${other}; __Host-device=${secret}`)
  expect([device.hash, sent[0]!.split(';')[0]]).toEqual([hashOf(secret), `set-cookie: __Host-device=${secret}`])
})

it('what is no cookie of ours is none', () => {
  for (const value of ['', 'short', `${newToken()}x`, "' OR 1=1", 'a'.repeat(5000)])
    expect(called(`device=${value}`).device.isNew).toBe(true)
})
