import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { readClusterHealth } from './read-cluster-health.ts'
import { watermarkOf } from './watermarks.ts'

const WATERMARK = 'cluster.routing.allocation.disk.watermark'
const GB = 2 ** 30

/** A server that answers as an OpenSearch of version 3 does. */
async function aCluster(answers: Readonly<Record<string, unknown>>) {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url.split('?')[0]!]
    response.writeHead(answer === undefined ? 403 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: 'no permission' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { nodes: [`http://127.0.0.1:${(server.address() as AddressInfo).port}`] }
}

const ANSWERS = {
  '/_cluster/health': { status: 'yellow', number_of_nodes: 2, unassigned_shards: 3 },
  '/_cat/allocation': [
    { node: 'one', 'disk.avail': String(50 * GB), 'disk.total': String(100 * GB) },
    { node: 'two', 'disk.avail': String(8 * GB), 'disk.total': String(100 * GB) },
    { node: 'UNASSIGNED', 'disk.avail': null, 'disk.total': null },
  ],
  '/_cluster/settings': {
    persistent: { [`${WATERMARK}.high`]: '10gb' },
    transient: {},
    defaults: { [`${WATERMARK}.low`]: '85%', [`${WATERMARK}.high`]: '90%', [`${WATERMARK}.flood_stage`]: '95%' },
  },
}

it('reads status, nodes, unassigned shards, and the disks by the watermarks that are set', async () => {
  expect(await readClusterHealth(await aCluster(ANSWERS), new AbortController().signal)).toEqual({
    status: 'yellow',
    nodes: 2,
    unassigned: 3,
    disks: [
      { node: 'one', free: 50 * GB, total: 100 * GB, level: 'free' },
      { node: 'two', free: 8 * GB, total: 100 * GB, level: 'high' },
    ],
  })
})

it('rejects if an account may not see it, and if the signal aborts', async () => {
  const { '/_cluster/settings': _settings, ...others } = ANSWERS
  await expect(readClusterHealth(await aCluster(others), new AbortController().signal)).rejects.toMatchObject({ reason: 'failed' })
  await expect(readClusterHealth(await aCluster(ANSWERS), AbortSignal.abort(new Error('late')))).rejects.toThrow('late')
})

it.each([
  [20, 'free'],
  [14, 'low'],
  [9, 'high'],
  [4, 'flood'],
] as const)('a disk with %i %% left is %s', (left, level) => {
  const disk = { free: left * GB, total: 100 * GB }
  expect(watermarkOf(disk, { low: '85%', high: '0.9', flood: '5gb' })).toBe(level)
  expect(watermarkOf(disk, { low: undefined, high: '', flood: 'none' })).toBe('free')
})
