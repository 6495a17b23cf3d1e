import { expect, it } from 'vitest'
import { anAccount } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER } from './a-browser.ts'

/** Codes of a correct login, also while another session of the account is active. */
const IN = [200, 997]

it('who guesses passwords from address to address at one account locks it there; its owner still comes in where they were before, and by SMS anywhere', async () => {
  const test = await buildTestApp({ now: () => Date.parse('2026-01-01T00:00:00Z') })
  const { telephone } = await anAccount(test)
  const owner = aBrowser(test, { address: '203.0.113.30' })
  expect(await owner.logIn(telephone)).toBe(200)
  const codes = []
  for (let count = 0; count < 26; count += 1) {
    const guesser = aBrowser(test, { address: `198.51.100.${count}` })
    for (let guess = 0; guess < 4; guess += 1) codes.push(await guesser.logIn(telephone, 'wrong'))
  }
  expect(codes.filter((code) => code === 400)).toHaveLength(100)
  const stranger = aBrowser(test, { address: '192.0.2.1' })
  expect(await stranger.logIn(telephone)).toBe(996)
  expect(IN).toContain(await owner.logIn(telephone))
  const code = await stranger.smsCode(telephone)
  expect(IN).toContain((await stranger.post(`${USER}/telephoneLogin`, { phoneOrEmail: telephone, code })).code)
  expect(IN).toContain(await stranger.logIn(telephone))
})

it('a browser cannot be pushed out of the list by logging in without cookies, and of each account the latest 20 are known', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { telephone, id } = await anAccount(test)
  for (let count = 0; count < 22; count += 1) {
    clock += 1000
    expect(IN).toContain(await aBrowser(test, { address: '203.0.113.50' }).logIn(telephone))
    expect(IN).toContain(await aBrowser(test, { address: '203.0.113.50', cookies: false }).logIn(telephone))
  }
  const { rows } = await test.database.execute(`SELECT 1 FROM known_devices WHERE user_id = '${id}'`)
  expect(rows).toHaveLength(20)
})
