import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Bytes of the files in a folder and below it. */
export async function bytesOfFolder(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  return bytes
}

/** Bytes of an index in an OpenSearch cluster without replicas, after a flush. */
export async function bytesOfOpenSearch(node: string, index: string): Promise<number> {
  await request(node, `/${index}/_flush`, 'POST')
  const { _all } = await request<{ _all: { primaries: { store: { size_in_bytes: number } } } }>(node, `/${index}/_stats/store`, 'GET')
  return _all.primaries.store.size_in_bytes
}

async function request<T>(node: string, path: string, method: 'GET' | 'POST'): Promise<T> {
  const answer = await fetch(new URL(path, node), { method })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}
