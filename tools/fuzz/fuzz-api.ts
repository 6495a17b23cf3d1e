import { CALLS, type CallTable } from '@gezhi/contract'
import { Random, seedOf } from '@gezhi/imports/demo'
import { answerOf } from './answer-of.ts'
import { brokenRequest } from './broken-requests.ts'
import { ENDING_SESSION } from './ending-session.ts'
import { fuzzedServer } from './fuzzed-server.ts'
import { hostileRequest } from './hostile-values.ts'
import { countOutcome, type FuzzReport } from './report.ts'
import { peakMemory } from './resident-memory.ts'

const PATENTS = 300
const LANES = 2
/** Share of requests with broken HTTP. */
const BROKEN = 0.15

/**
 * Sends `count` requests to all calls in turn: values of wrong types and beyond all limits, and broken HTTP. `npm run test:api` sends
 * well-formed ones.
 */
export async function fuzzApi(seed: number, count: number): Promise<FuzzReport> {
  const tables = Object.values<CallTable>(CALLS)
  const calls = tables.flatMap((table) => Object.entries(table)).filter(([name]) => !ENDING_SESSION.includes(name))
  const server = await fuzzedServer(PATENTS)
  const outcomes = new Map<string, number>()
  const failures: string[] = []
  let slowest = 0
  let next = 0
  try {
    const [user, operator] = await server.tokens()
    const lane = async () => {
      for (let number = next++; number < count; number = next++) {
        const random = new Random(seedOf(seed, number))
        const [name, call] = calls[number % calls.length]!
        const token = call.who === 'operator' ? operator : random.pick([user, user, user, 'x', ''])
        const isBroken = random.chance(BROKEN)
        const { url, init } = hostileRequest(call, random, server.url)
        const { outcome, milliseconds, failure } = isBroken
          ? await brokenRequest(new URL(server.url), call, random)
          : await answerOf(url, { ...init, headers: { ...init.headers, ...(token !== '' && { token }) } })
        countOutcome(outcomes, outcome)
        slowest = Math.max(slowest, milliseconds)
        if (failure !== undefined) failures.push(`request ${number} (${name}${isBroken ? ', broken' : ''}): ${failure}`)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    if (!(await server.isReady())) failures.push('the server is not ready any more')
    const memory = await peakMemory(server.pid)
    return { tried: `${count} requests to ${calls.length} calls`, outcomes, slowest, memory, failures }
  } finally {
    await server.stop()
  }
}
