import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndexName, parseIndexName, type IndexName } from './index-name.ts'

const BUILDING = '.building'
/** Files SQLite creates next to an index while it is open. */
const COMPANIONS = ['', '-wal', '-shm', '-journal'] as const

/** The finished index of a kind with the highest build number in a folder, null if there is none. */
export function liveIndex(folder: string, kind: string): { name: IndexName; path: string } | null {
  if (!existsSync(folder)) return null
  const names = readdirSync(folder).flatMap((file) => parseIndexName(file) ?? [])
  const newest = names.filter((name) => name.kind === kind).toSorted((a, b) => b.build - a.build)[0]
  return newest === undefined ? null : { name: newest, path: join(folder, buildIndexName(newest)) }
}

/** Path at which the successor of `build` is built; it is ignored until `switchIn`. */
export function buildingPath(folder: string, name: IndexName): string {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, buildIndexName(name) + BUILDING)
  removeIndex(path)
  return path
}

/** Makes a finished build durable and gives it the name under which the next start finds it. Returns its path. */
export function switchIn(folder: string, name: IndexName, built: string): string {
  const path = join(folder, buildIndexName(name))
  syncFile(built)
  renameSync(built, path)
  syncFile(folder)
  return path
}

/** Removes unfinished builds of a kind and indexes replaced by a later build; nothing if that one is not there. */
export function removeLeftovers(folder: string, kind: string, live: string): void {
  if (!existsSync(live)) return
  for (const file of readdirSync(folder)) {
    const base = file.replace(/-(wal|shm|journal)$/, '')
    const name = parseIndexName(base.endsWith(BUILDING) ? base.slice(0, -BUILDING.length) : base)
    if (name?.kind === kind && join(folder, base) !== live) rmSync(join(folder, file), { force: true })
  }
}

/** Removes an index with all companion files, if it exists. */
export function removeIndex(path: string): void {
  for (const companion of COMPANIONS) rmSync(path + companion, { force: true })
}

function syncFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
