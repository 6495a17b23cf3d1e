import type { Monitor, MonitorHit, MonitorRun } from '@gezhi/contract'
import type { TestApp } from './build-test-app.ts'

type Headers = Record<string, string>

/** The address of a call about monitors. */
export const monitorCall = (name: string) => `/api/search/monitor/${name}`

let made = 0

/** Creates a monitor and lets it note the present records; returns its id. */
export async function aMonitor(test: TestApp, request: object, headers: Headers): Promise<string> {
  made += 1
  const answer = await test.post<{ id: string }>(monitorCall('add'), { name: `Monitor ${made}`, ...request }, headers)
  if (answer.code !== 200) throw new Error(`No monitor was created: ${answer.message}`)
  await test.service('monitors').runDue(test.serving)
  return answer.data.id
}

/** Runs a monitor at its user's request. */
export async function runMonitor(test: TestApp, id: string, headers: Headers): Promise<void> {
  await test.post(monitorCall('send'), { id }, headers)
  await test.service('monitors').runDue(test.serving)
}

/** The monitor of an id. */
export async function findMonitor({ post }: TestApp, id: string, headers: Headers): Promise<Monitor> {
  return (await post<Monitor>(monitorCall('find'), { id }, headers)).data
}

/** The runs of a monitor, newest first. */
export async function monitorRuns({ post }: TestApp, id: string, headers: Headers): Promise<MonitorRun[]> {
  return (await post<{ list: MonitorRun[] }>(monitorCall('runs'), { id, pageSize: 100 }, headers)).data.list
}

/** The records that runs of a monitor reported, the oldest run first. */
export async function monitorHits(test: TestApp, id: string, headers: Headers): Promise<MonitorHit[][]> {
  const runs = (await monitorRuns(test, id, headers)).toReversed()
  return Promise.all(
    runs.map(async ({ id: runId }) => {
      const { data } = await test.post<{ list: MonitorHit[] }>(monitorCall('hits'), { runId, pageSize: 100 }, headers)
      return data.list
    }),
  )
}
