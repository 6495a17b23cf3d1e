import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { ownPostgres, type OwnPostgres } from '../../apps/server/src/testing/own-postgres.ts'
import { logIn, post, register } from './a-person.ts'
import { dataParent, serverProcess, type ServerProcess } from './server-process.ts'

const USER = '/api/user/user'
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

/** How a PostgreSQL goes, and how it comes back. */
interface Outage {
  go(): Promise<void>
  /** Whatever else brings it back than the server itself. */
  comeBack(): Promise<void>
}

it('PostgreSQL restarted beneath a running server: calls say so meanwhile, then all works again by itself and whoever was logged in still is', async () => {
  postgres = await ownPostgres()
  await survive(join(folder, 'data'), { DATABASE_URL: postgres.url }, { go: postgres.stop, comeBack: postgres.start })
}, 240_000)

it('the private PostgreSQL killed beneath a running server is started again by it, and nothing acknowledged is lost', async () => {
  const data = join(folder, 'own')
  const go = async () => {
    process.kill(Number((await readFile(join(data, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
  }
  await survive(data, {}, { go, comeBack: async () => {} })
}, 240_000)

async function survive(data: string, settings: Record<string, string>, { go, comeBack }: Outage): Promise<void> {
  server = serverProcess(data, { GEZHI_DEMO: '0', GEZHI_LOG: 'silent', GEZHI_MEANING: 'off', ...settings })
  const url = await server.ready()
  const telephone = '13700000001'
  await register(url, telephone)
  const { token } = await logIn(url, telephone)

  let asking = true
  let away = false
  const lanes = [0, 1, 2, 3].map(async (lane) => {
    const answers: Answered[] = []
    for (; asking; await sleep(20)) {
      const start = performance.now()
      const asked =
        lane % 2 === 0 ? post(url, `${USER}/getUserVip`, {}, { token }) : post(url, `${USER}/checkUserInfo`, { nick: `nobody${lane}` })
      const { code, data: said } = await asked
      const { error } = (said ?? {}) as { error?: string }
      away ||= error === 'DATABASE_AWAY'
      answers.push({ code, error, took: performance.now() - start })
    }
    return answers
  })
  await sleep(300)
  await go()
  await expect.poll(() => away, { timeout: LONGEST_ANSWER }).toBe(true)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await sleep(GONE)
  await comeBack()
  await expect.poll(() => readiness(url), { timeout: LONGEST_ANSWER }).toEqual({ status: 200, database: true })
  await sleep(1500)
  asking = false
  const answers = (await Promise.all(lanes)).flat()

  const said = new Set(answers.map(({ code, error }) => (code === 200 ? 'well' : `${code} ${error}`)))
  expect([...said].toSorted()).toEqual(['500 DATABASE_AWAY', 'well'])
  expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(LONGEST_ANSWER)
  console.log(`${answers.length} answers, ${answers.filter(({ code }) => code !== 200).length} of them that the database is away`)
  expect(await post(url, `${USER}/getUserVip`, {}, { token })).toMatchObject({ code: 200 })
  expect((await logIn(url, telephone)).code).toBe(997)
  expect(server.child.exitCode).toBeNull()
  expect(await server.stop()).toBe(0)
}

async function readiness(url: string): Promise<object> {
  const answer = await fetch(`${url}/readyz`)
  const { database } = (await answer.json()) as { database: boolean }
  return { status: answer.status, database }
}
