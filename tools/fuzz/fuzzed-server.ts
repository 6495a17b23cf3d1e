import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverEnvironment } from '../../tests/e2e/global-setup.ts'
import { startTestServer } from '../../tests/e2e/server/start-test-server.ts'

/** A server that receives malformed input. */
export interface FuzzedServer {
  readonly url: string
  readonly pid: number
  /** Tokens of a user and of an operator. */
  tokens(): Promise<readonly [string, string]>
  /** Whether it is still ready. */
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

/** Starts it with a number of demonstration patents, open to everyone. */
export async function fuzzedServer(demo: number): Promise<FuzzedServer> {
  const server = await startTestServer({ demo, settings: { GEZHI_LOG: 'error' } })
  const { pid } = JSON.parse(await readFile(join(server.data, 'server.json'), 'utf8')) as { pid: number }
  return {
    url: server.url,
    pid,
    async tokens() {
      Object.assign(process.env, serverEnvironment(server))
      const { aSignedInAccount } = await import('../../tests/e2e/accounts/signed-in-account.ts')
      const { inDatabase } = await import('../../tests/e2e/accounts/server-database.ts')
      const [user, operator] = [await aSignedInAccount(), await aSignedInAccount()]
      await inDatabase('UPDATE users SET role = $1 WHERE id = $2', ['operator', operator.userId])
      return [user.token, operator.token]
    },
    isReady: async () => (await fetch(`${server.url}/readyz`).catch(() => null))?.status === 200,
    stop: server.stop,
  }
}
