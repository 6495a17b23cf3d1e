import { startTestServer } from './server/start-test-server.ts'

/** Set to the address of a running server to run the flows against that one: `E2E_URL=http://127.0.0.1:5173`. */
export const SERVER_VARIABLE = 'E2E_URL'

/** Starts the server once for all flows. The workers find its address in the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env[SERVER_VARIABLE]) return async () => {}
  const server = await startTestServer()
  process.env[SERVER_VARIABLE] = server.url
  return () => server.stop()
}
