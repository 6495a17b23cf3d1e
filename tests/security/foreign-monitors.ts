import { randomUUID } from 'node:crypto'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'

/** A monitor with a run and an alert. */
export async function aMonitor({ post, service, serving }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const monitor = { name: `Private ${randomUUID()}`, queryStr: 'Private', sendWhenEmpty: 1 }
  const { data } = await post<{ id: string }>('/api/search/monitor/add', monitor, headers)
  for (let run = 0; run < 2; run += 1) {
    await service('monitors').runDue(serving)
    await post('/api/search/monitor/send', data, headers)
  }
  return data
}

async function aMonitorRun(test: TestApp, owner: Owner): Promise<{ runId: string }> {
  const { data } = await test.post<{ list: { id: string }[] }>('/api/search/monitor/runs', await aMonitor(test, owner), owner.headers)
  return { runId: data.list[0]!.id }
}

/** Calls that name monitors or runs, or list them. */
export const FOREIGN_MONITORS: Readonly<Record<string, ForeignRow>> = {
  'monitors.listMonitors': empty(aMonitor),
  'monitors.switchMonitor': { error: 'MONITOR_NOT_FOUND', make: async (test, owner) => ({ ...(await aMonitor(test, owner)), status: 0 }) },
  'monitors.deleteMonitor': { error: 'MONITOR_NOT_FOUND', make: aMonitor },
  'monitors.deleteMonitors': {
    error: 'MONITOR_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aMonitor(test, owner)).id] }),
  },
  'monitors.addMonitor': {
    error: 'MONITOR_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aMonitor(test, owner)), name: 'Changed' }),
  },
  'monitors.checkMonitorName': {
    error: 'MONITOR_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aMonitor(test, owner)), name: 'Another' }),
  },
  'monitors.sendMonitor': { error: 'MONITOR_NOT_FOUND', make: aMonitor },
  'monitors.sendMonitorAgain': {
    error: 'MONITOR_NOT_FOUND',
    async make(test, owner) {
      const monitor = await aMonitor(test, owner)
      // Not within half a minute of the alert.
      await test.database.execute(`UPDATE monitor_runs SET sent_at = sent_at - interval '1 minute' WHERE monitor_id = '${monitor.id}'`)
      return monitor
    },
  },
  'monitors.findMonitor': { error: 'MONITOR_NOT_FOUND', make: aMonitor },
  'monitors.listMonitorRuns': { error: 'MONITOR_NOT_FOUND', make: aMonitor },
  'monitors.listMonitorHits': { error: 'MONITOR_RUN_NOT_FOUND', make: aMonitorRun },
}
