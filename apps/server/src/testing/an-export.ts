import type { ExportTask } from '@gezhi/contract'
import { expect } from 'vitest'
import type { TestApp } from './build-test-app.ts'

type Headers = Record<string, string>

/** The response of the list of tasks. */
export interface ExportHistory {
  list: ExportTask[]
  total: number
  status: 0 | 1
}

/** The path of a call about exports. */
export const exportCall = (name: string) => `/api/search/export/${name}`

/** Creates a task, of a csv file unless the body has another type; returns the envelope. */
export const putExport = (test: TestApp, body: object, headers: Headers) =>
  test.post<{ id: string }>(exportCall('put'), { fileType: 'csv', ...body }, headers)

/** The tasks of a user. */
export const exportHistory = async (test: TestApp, headers: Headers) =>
  (await test.post<ExportHistory>(exportCall('history'), {}, headers)).data

/** Writes all tasks that wait. */
export const writeExports = (test: TestApp) => test.service('exports').writeWaiting(test.serving)

/** The response with the file of a task. */
export const downloadExport = (test: TestApp, id: string, headers: Headers) =>
  test.app.inject({ method: 'GET', url: `${exportCall('download')}?id=${id}`, headers })

/** Exports; returns the finished task and the response with its file. */
export async function anExport(test: TestApp, body: object, headers: Headers) {
  const { data, message } = await putExport(test, body, headers)
  expect(data.id, message).toBeDefined()
  await writeExports(test)
  const task = (await exportHistory(test, headers)).list.find(({ id }) => id === data.id)!
  expect(task.state, task.reason ?? '').toBe('done')
  return { task, file: await downloadExport(test, data.id, headers) }
}

/** The lines of a csv file. */
export const csvLines = (text: string) => text.replace('\ufeff', '').trimEnd().split('\r\n')

/** The keys of what is stored of a task. */
export async function exportParts(test: TestApp, id: string): Promise<string[]> {
  const keys = []
  for await (const { key } of test.store.list(`exports/${id}/`)) keys.push(key)
  return keys
}
