import { SERVER_ENGINES } from './server/own-engines.ts'
import { startTestServer, type TestServer } from './server/start-test-server.ts'

/** Set to the URL of a running server to run the flows against it: `E2E_URL=http://127.0.0.1:5173`. */
export const SERVER_VARIABLE = 'E2E_URL'

/** The data folder of the started server; unset for an external server, of which only the browser's view is known. */
export const DATA_VARIABLE = 'E2E_DATA'

/** Starts the server once for all flows. Test workers read its URL from the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => {}
  const server = await startTestServer()
  Object.assign(process.env, serverEnvironment(server))
  return () => server.stop()
}

/** Environment variables for a test process that uses a started server. */
export function serverEnvironment({ url, data, engines }: TestServer): Readonly<Record<string, string>> {
  return { [SERVER_VARIABLE]: url, [DATA_VARIABLE]: data, [SERVER_ENGINES]: JSON.stringify(engines) }
}
