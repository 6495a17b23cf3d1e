import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ATTEMPTS_AT_ONCE, callerAddress, HOSTILE_CALLERS, type Codes, type HostileCaller } from './hostile-callers.ts'

// Thread of the benchmark `hostile`: all hostile callers send requests to the server of `workerData` until a message arrives; responds with
// the outcomes of the attempts of each.

const server = workerData as string
const stopping = new AbortController()
parentPort!.once('message', () => stopping.abort())
const attempts = await Promise.all(HOSTILE_CALLERS.map((caller, index) => harass(caller, index, stopping.signal)))
parentPort!.postMessage(attempts)

async function harass({ name, attempt }: HostileCaller, index: number, stopped: AbortSignal): Promise<[string, Codes]> {
  const agent = new Agent({ keepAlive: true, maxSockets: ATTEMPTS_AT_ONCE, ...callerAddress(index + 10) })
  const codes: Codes = new Map()
  let count = 0
  const client = { server, agent, stopped, next: () => count++ }
  const work = async () => {
    while (!stopped.aborted) {
      const code = await attempt(client)
      if (stopped.aborted) return
      codes.set(code, (codes.get(code) ?? 0) + 1)
      // Rejections are cheap, and even a hostile caller sends at most a few hundred requests a second.
      await sleep(10)
    }
  }
  await Promise.all(Array.from({ length: ATTEMPTS_AT_ONCE }, work))
  agent.destroy()
  return [name, codes]
}
