import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMailAddress } from './check-mail.ts'
import { parseSender } from './parse-sender.ts'
import { parseSmtpUrl } from './smtp-server-address.ts'

describe('the address of a mail server', () => {
  test.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, tls: 'required', login: null }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, tls: 'start', login: null }],
    [
      'smtp://u%40example.com:p%2F%25@mail.example.com:2525',
      { port: 2525, tls: 'required', login: { user: 'u@example.com', password: 'p/%' } },
    ],
    ['smtp://relay:25?tls=optional', { host: 'relay', port: 25, tls: 'optional', login: null }],
    ['smtp://u:p@127.0.0.1:25', { tls: 'optional', login: { user: 'u', password: 'p' } }],
    ['smtp://[::1]:25/', { host: '::1', tls: 'optional' }],
  ])('%s', (text, address) => expect(parseSmtpUrl(text)).toMatchObject(address))

  test.each([
    '',
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://u@mail.example.com',
    'smtp://:p@mail.example.com',
    'smtp://u:p%ZZ@mail.example.com',
    'smtp://u:p@relay:25?tls=optional',
    'smtp://relay?tls=never',
    'smtp://relay?ssl=optional',
    'smtp://relay/path',
  ])('%o is none', (text) => expect(parseSmtpUrl(text)).toBeNull())
})

describe('senders', () => {
  test.each([
    ['no-reply@example.com', { name: null, address: 'no-reply@example.com' }],
    ['格致 <no-reply@example.com>', { name: '格致', address: 'no-reply@example.com' }],
    ['<no-reply@example.com>', { name: null, address: 'no-reply@example.com' }],
  ])('%s', (text, sender) => expect(parseSender(text)).toEqual(sender))

  test.each(['', '格致', '格致 <>', '格致 <a@b>', 'a@example.com b@example.com', 'x\r\nBcc: y <a@example.com>'])('%j is none', (text) =>
    expect(parseSender(text)).toBeNull(),
  )
})

describe('addresses', () => {
  test.each(['a@example.com', 'first.last+tag@sub.example.co', "o'neil@example.com", 'zhang@例子.中国'])('%s may get mail', (text) =>
    expect(isMailAddress(text)).toBe(true),
  )

  test('none holds a space, a line break, a bracket or a comma', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(' ', '\r', '\n', '<', '>', ',', ';', '"', '\0'), fc.string(), (left, bad, right) => {
        expect(isMailAddress(`${left}${bad}${right}@example.com`)).toBe(false)
        expect(isMailAddress(`a@${left}${bad}${right}.com`)).toBe(false)
      }),
    )
  })
})
