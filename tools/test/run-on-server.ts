import { serverEnvironment } from '../../tests/e2e/global-setup.ts'
import { startTestServer, type TestServer } from '../../tests/e2e/server/start-test-server.ts'
import { runPart, shardsOf, type Part } from './parts.ts'
import { buildWeb, failedPart, runFlows, runVitest, type Outcome } from './runners.ts'

/** Component tests and flows of `npm test`, or those of `npm run test:full`. */
interface OnServer {
  readonly components: { readonly part: string; readonly project: string }
  readonly flows: { readonly part: string; readonly project: 'flows' | 'full'; readonly shards: number }
  /** Prints the output only at the end. */
  readonly buffered: boolean
}

/** Runs component tests, then flows, on one server with the built web app. */
export async function runOnServer({ components, flows, buffered }: OnServer): Promise<Outcome[]> {
  const broken = await buildWeb({ buffered })
  if (broken !== undefined) return [broken]
  let server: TestServer
  try {
    server = await startTestServer()
  } catch (error) {
    return [failedPart('server of components and flows', 0, error instanceof Error ? error.message : String(error))]
  }
  const options = { environment: serverEnvironment(server), buffered }
  const parts: Part[] = [
    [components.part, (part) => runVitest(part, [`--project=${components.project}`], options)],
    ...shardsOf(flows.part, flows.shards).map(([part, shard]): Part => [
      part,
      (name) => runFlows(name, [`--project=${flows.project}`, ...shard], options),
    ]),
  ]
  try {
    const outcomes: Outcome[] = []
    for (const part of parts) outcomes.push(...(await runPart(part)))
    return outcomes
  } finally {
    await server.stop()
  }
}
