import { expect, it } from 'vitest'
import { availableMemory, limitedBytes } from './available-memory.ts'

const MB = 2 ** 20

const reader = (files: Readonly<Record<string, string>>) => (path: string) => {
  const text = files[path]
  if (text === undefined) throw new Error(`ENOENT ${path}`)
  return text
}

it('counts what a group of cgroup v1 and those above it leave, without files that can be dropped', () => {
  const root = '/sys/fs/cgroup/memory'
  const read = reader({
    '/proc/self/cgroup': '5:cpu,cpuacct:/\n4:memory:/docker/abc\n0::/\n',
    [`${root}/memory.limit_in_bytes`]: '9223372036854771712\n',
    [`${root}/docker/abc/memory.limit_in_bytes`]: `${700 * MB}\n`,
    [`${root}/docker/abc/memory.usage_in_bytes`]: `${600 * MB}\n`,
    [`${root}/docker/abc/memory.stat`]: `active_file 1\ntotal_inactive_file ${150 * MB}\ntotal_active_file ${90 * MB}\ntotal_mapped_file ${40 * MB}\n`,
  })
  expect(limitedBytes(read)).toEqual([300 * MB])
  expect(availableMemory(read)).toBeLessThanOrEqual(300 * MB)
})

it('reads cgroup v2, and the root of a container where the path is that of the host', () => {
  const v2 = reader({
    '/proc/self/cgroup': '0::/gezhi.slice\n',
    '/sys/fs/cgroup/gezhi.slice/memory.max': `${512 * MB}`,
    '/sys/fs/cgroup/gezhi.slice/memory.current': `${500 * MB}`,
    '/sys/fs/cgroup/gezhi.slice/memory.stat': `inactive_file ${20 * MB}\nactive_file 0\nfile_mapped ${30 * MB}`,
  })
  expect(limitedBytes(v2)).toEqual([12 * MB])
  const container = reader({
    '/proc/self/cgroup': '4:memory:/docker/host-path',
    '/sys/fs/cgroup/memory/memory.limit_in_bytes': `${400 * MB}`,
    '/sys/fs/cgroup/memory/memory.usage_in_bytes': `${450 * MB}`,
    '/sys/fs/cgroup/memory/memory.stat': '',
  })
  expect(limitedBytes(container)).toEqual([0])
})

it('has no limit without groups', () => {
  expect(limitedBytes(reader({ '/sys/fs/cgroup/memory.max': 'max', '/proc/self/cgroup': '0::/' }))).toEqual([])
  expect(limitedBytes(reader({}))).toEqual([])
  expect(availableMemory(reader({}))).toBeGreaterThan(0)
})
