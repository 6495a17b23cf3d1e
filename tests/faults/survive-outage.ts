import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { logIn, post, register } from './a-person.ts'
import { serverProcess } from './server-process.ts'

const USER = '/api/user/user'
/** ms of the database outage. */
const GONE = 3000
/** ms until an outage, and its end, are noticed on a slow machine. */
const LONGEST_WAIT = 240_000

interface Answered {
  readonly code: number
  readonly error: string | undefined
}

/** How a PostgreSQL fails, and how it returns. */
export interface Outage {
  go(): Promise<void>
  /** What restores it, if not the server itself. */
  comeBack(): Promise<void>
}

/**
 * Stops the database of a server while four users send requests: calls report it, then everything works again and users are still logged
 * in.
 */
export async function surviveOutage(data: string, settings: Record<string, string>, { go, comeBack }: Outage): Promise<void> {
  const server = serverProcess(data, { GEZHI_DEMO: '0', GEZHI_LOG: 'silent', GEZHI_MEANING: 'off', ...settings })
  onTestFinished(async () => void (await server.stop()))
  const url = await server.ready()
  const telephone = '13700000001'
  await register(url, telephone)
  const { token } = await logIn(url, telephone)

  let isRunning = true
  let away = false
  const lanes = [0, 1, 2, 3].map(async (lane) => {
    const answers: Answered[] = []
    for (; isRunning; await sleep(20)) {
      const pending =
        lane % 2 === 0 ? post(url, `${USER}/getUserVip`, {}, { token }) : post(url, `${USER}/checkUserInfo`, { nick: `nobody${lane}` })
      const { code, data: output } = await pending
      const { error } = (output ?? {}) as { error?: string }
      away ||= error === 'DATABASE_AWAY'
      answers.push({ code, error })
    }
    return answers
  })
  await sleep(300)
  await go()
  await expect.poll(() => away, { timeout: LONGEST_WAIT }).toBe(true)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  await sleep(GONE)
  await comeBack()
  await expect.poll(() => readiness(url), { timeout: LONGEST_WAIT }).toEqual({ status: 200, database: true })
  await sleep(1500)
  isRunning = false
  const answers = (await Promise.all(lanes)).flat()

  const output = new Set(answers.map(({ code, error }) => (code === 200 ? 'well' : `${code} ${error}`)))
  expect([...output].toSorted()).toEqual(['500 DATABASE_AWAY', 'well'])
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
