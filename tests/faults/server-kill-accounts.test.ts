import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { rounds, seededMoments } from './seeded.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'

const ROUNDS = rounds({ short: 2, full: 10 })
const LONGEST_LIFE = 1500
const SETTINGS = { GEZHI_DEMO: '0', GEZHI_LOG: 'error' }
const USER = '/api/user/user'
const OLD = md5('Lamp0nDesk')
const NEW = md5('N3wPassword')

/** An account being registered, and how far the server confirmed it. */
interface Person {
  readonly telephone: string
  readonly nick: string
  readonly email: string
  registered: boolean
  changed: 'not tried' | 'tried' | 'acknowledged'
}

describe('a server killed while people register and change their passwords', () => {
  const folder = dataParent('gezhi-kill-accounts-')
  const random = seededMoments('server-kill-accounts')
  const people: Person[] = []
  let last: ServerProcess | undefined

  afterAll(async () => {
    await last?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it(
    `has after ${ROUNDS} kills no half account: acknowledged accounts are complete, others complete or absent`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) await liveAndDie(round)
      last = serverProcess(join(folder, 'data'), SETTINGS)
      const url = await last.ready()
      for (const person of people) await look(url, person)
      const registered = people.filter((person) => person.registered).length
      const changed = people.filter((person) => person.changed === 'acknowledged').length
      console.log(`${people.length} people, ${registered} told that they are registered, ${changed} that their password is changed`)
      expect(registered, 'registrations that were acknowledged').toBeGreaterThan(0)
      expect(changed, 'password changes that were acknowledged').toBeGreaterThanOrEqual(Math.ceil(ROUNDS / 2))
      expect(await last.stop()).toBe(0)
    },
    (ROUNDS + 3) * 240_000,
  )

  /** Two users at a time until the server is killed; in every second round right after a password change was confirmed. */
  async function liveAndDie(round: number): Promise<void> {
    const server = serverProcess(join(folder, 'data'), SETTINGS)
    const url = await server.ready()
    const started = Promise.withResolvers<void>()
    const working = Promise.allSettled([0, 1].map((lane) => comeIn(url, round, lane, started.resolve)))
    // Users that fail report why at the end; the server is killed anyway.
    await (round % 2 === 1 ? Promise.race([started.promise, working]) : sleep(random.int(LONGEST_LIFE)))
    await server.kill()
    await working
  }

  async function comeIn(url: string, round: number, lane: number, onStarted: () => void): Promise<void> {
    for (let number = 0; ; number += 1) {
      const telephone = `137${String(round).padStart(3, '0')}${lane}${String(number).padStart(4, '0')}`
      const nick = `n${telephone}`
      const person: Person = { telephone, nick, email: `${nick}@example.org`, registered: false, changed: 'not tried' }
      const other: Person = {
        ...person,
        telephone: telephone.replace('137', '136'),
        nick: `c${telephone}`,
        email: `c${telephone}@example.org`,
      }
      for (const one of [person, other]) {
        const form = {
          nick: one.nick,
          telephone: one.telephone,
          email: one.email,
          password: OLD,
          yzmCodes: await codeFor(url, one.telephone),
        }
        people.push(one)
        const { code } = await post(url, '/regist', form)
        one.registered = code === 200
      }
      // Codes are limited to one per minute and phone, so the password is changed with the old one.
      const token = await logIn(url, other.telephone, OLD)
      other.changed = 'tried'
      const { code } = await post(url, '/updatePassWord', { oldPassword: OLD, password: NEW }, token ?? '')
      if (code !== 200) continue
      other.changed = 'acknowledged'
      onStarted()
    }
  }

  async function look(url: string, { telephone, nick, registered, changed }: Person): Promise<void> {
    // An e-mail address is reserved only once it is verified.
    const free = await Promise.all([{ telephone }, { nick }].map(async (fact) => (await post(url, '/checkUserInfo', fact)).code === 200))
    if (!registered && free[0]) {
      expect(free, `${telephone}: nothing of it is there`).toEqual([true, true])
      return
    }
    expect(free, `${telephone}: all of it is there`).toEqual([false, false])
    const logins = [await logIn(url, telephone, OLD), await logIn(url, telephone, NEW)]
    const works = logins.map((token) => token !== null)
    if (changed === 'tried') expect(works.filter(Boolean), `${telephone}: one password`).toHaveLength(1)
    else expect(works, telephone).toEqual(changed === 'acknowledged' ? [false, true] : [true, false])
  }
})

/** The token of a login, active or pending; null for a wrong password. */
async function logIn(url: string, phoneOrEmail: string, password: string): Promise<string | null> {
  const { verifyId } = (await post<{ verifyId: string }>(url, '/getLoginCode', {})).data
  const { data } = (await (await fetch(`${url}/api/dev/captcha?verifyId=${verifyId}`)).json()) as { data: { answer: string } }
  const login = await post<{ token: string }>(url, '/login', { phoneOrEmail, password, verifyId, code: data.answer })
  expect([200, 400, 997]).toContain(login.code)
  return login.code === 400 ? null : login.data.token
}

async function codeFor(url: string, telephone: string): Promise<string> {
  expect((await post(url, '/sendCode', { telephone })).code).toBe(200)
  const outbox = await fetch(`${url}/api/dev/outbox?to=${telephone}`)
  const { data } = (await outbox.json()) as { data: { list: { code: string }[] } }
  return data.list[0]!.code
}

async function post<Data>(url: string, path: string, body: object, token = ''): Promise<{ code: number; message: string; data: Data }> {
  const headers = { 'content-type': 'application/json', ...(token && { token }) }
  const answer = await fetch(url + USER + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as { code: number; message: string; data: Data }
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
