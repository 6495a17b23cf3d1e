import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { ownPostgres, type OwnPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'

const USER = '/api/user/user'
const PASSWORD = md5('Passw0rd')
/** ms the database is gone. */
const GONE = 3000
/** ms a request may wait while it is: none waits for what is refused at once. */
const LONGEST_ANSWER = 30_000

const folder = dataParent('gezhi-postgres-restart-')
let postgres: OwnPostgres | undefined
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  await postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
})

interface Answered {
  readonly code: number
  readonly error: string | undefined
  readonly took: number
}

it('PostgreSQL restarted beneath a running server: calls say so meanwhile, then all works again by itself and whoever was logged in still is', async () => {
  postgres = await ownPostgres()
  server = serverProcess(join(folder, 'data'), { GEZHI_DEMO: '0', GEZHI_LOG: 'silent', GEZHI_MEANING: 'off', DATABASE_URL: postgres.url })
  const url = await server.ready()
  const telephone = '13700000001'
  const { code: registered } = await post(url, '/regist', {
    nick: 'restarted',
    telephone,
    email: 'restarted@example.org',
    password: PASSWORD,
    yzmCodes: await codeFor(url, telephone),
  })
  expect(registered).toBe(200)
  const token = await logIn(url, telephone)

  let asking = true
  const lanes = [0, 1, 2, 3].map(async (lane) => {
    const answers: Answered[] = []
    for (; asking; await sleep(20)) {
      const start = performance.now()
      const { code, data } =
        lane % 2 === 0 ? await post(url, '/getUserVip', {}, token) : await post(url, '/checkUserInfo', { nick: `nobody${lane}` })
      answers.push({ code, error: (data as { error?: string } | null)?.error, took: performance.now() - start })
    }
    return answers
  })
  await sleep(300)
  await postgres.stop()
  await expect.poll(() => readiness(url), { timeout: LONGEST_ANSWER }).toEqual({ status: 503, database: false })
  await sleep(GONE)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await postgres.start()
  await expect.poll(() => readiness(url), { timeout: LONGEST_ANSWER }).toEqual({ status: 200, database: true })
  await sleep(1500)
  asking = false
  const answers = (await Promise.all(lanes)).flat()

  const said = new Set(answers.map(({ code, error }) => (code === 200 ? 'well' : `${code} ${error}`)))
  expect([...said].toSorted()).toEqual(['500 DATABASE_AWAY', 'well'])
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(LONGEST_ANSWER)
  console.log(`${answers.length} answers, ${answers.filter(({ code }) => code !== 200).length} of them that the database is away`)
  expect(await post(url, '/getUserVip', {}, token)).toMatchObject({ code: 200 })
  expect(await logIn(url, telephone)).not.toBe('')
  expect(server.child.exitCode).toBeNull()
  expect(await server.stop()).toBe(0)
}, 240_000)

async function readiness(url: string): Promise<object> {
  const answer = await fetch(`${url}/readyz`)
  const { database } = (await answer.json()) as { database: boolean }
  return { status: answer.status, database }
}

async function logIn(url: string, phoneOrEmail: string): Promise<string> {
  const { verifyId } = (await post<{ verifyId: string }>(url, '/getLoginCode', {})).data
  const { data } = (await (await fetch(`${url}/api/dev/captcha?verifyId=${verifyId}`)).json()) as { data: { answer: string } }
  const login = await post<{ token: string }>(url, '/login', { phoneOrEmail, password: PASSWORD, verifyId, code: data.answer })
  expect([200, 997]).toContain(login.code)
  return login.data.token
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
