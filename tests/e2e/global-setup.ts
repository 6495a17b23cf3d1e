import { SERVER_ENGINES } from './server/own-engines.ts'
import { startTestServer, type TestServer } from './server/start-test-server.ts'

/** Set to the address of a running server to run the flows against that one: `E2E_URL=http://127.0.0.1:5173`. */
export const SERVER_VARIABLE = 'E2E_URL'

/** The data folder of the server that was started; unset with a server from elsewhere, of which only what browsers see is known. */
export const DATA_VARIABLE = 'E2E_DATA'

/** Starts the server once for all flows. The workers find its address in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => {}
  const server = await startTestServer()
  Object.assign(process.env, serverEnvironment(server))
  return () => server.stop()
}

/** What a process of tests needs in its environment to run on a server that was started. */
export function serverEnvironment({ url, data, engines }: TestServer): Readonly<Record<string, string>> {
  return { [SERVER_VARIABLE]: url, [DATA_VARIABLE]: data, [SERVER_ENGINES]: JSON.stringify(engines) }
}
