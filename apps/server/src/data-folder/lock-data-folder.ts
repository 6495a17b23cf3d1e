import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { DataFolder } from './data-folder.ts'
import { tryLockFile } from './lock-file.ts'

/** What a process uses a data folder for. */
export type HolderPurpose = 'server' | 'worker' | 'import' | 'move' | 'ops'

/** Who uses a data folder; readable by anyone while the lock is held. */
export interface Holder {
  pid: number
  purpose: HolderPurpose
  /** ISO time. */
  since: string
  /** Where the server listens, once it does. */
  address?: string
}

export interface DataFolderLock {
  /** Adds the address to what other processes can read. */
  announce(address: string): void
  release(): void
}

/** Another process uses the folder. */
export class DataFolderInUse extends Error {
  readonly holder: Holder | null

  constructor(folder: DataFolder, holder: Holder | null) {
    const { en, zh } = describeHolder(holder)
    super(
      `The data folder ${folder.root} is in use by ${en}. Stop it first, or set another GEZHI_DATA. / ` +
        `数据目录 ${folder.root} 正被${zh}使用，请先停止该进程，或设置另一个 GEZHI_DATA。`,
    )
    this.name = 'DataFolderInUse'
    this.holder = holder
  }
}

/** Takes the folder for this process until it ends. Throws `DataFolderInUse` when another process has it. */
export function lockDataFolder(folder: DataFolder, purpose: HolderPurpose): DataFolderLock {
  const lock = tryLockFile(folder.lock)
  if (lock === null) throw new DataFolderInUse(folder, readHolder(folder))
  const holder: Holder = { pid: process.pid, purpose, since: new Date().toISOString() }
  const write = () => writeFileSync(folder.holder, `${JSON.stringify(holder)}\n`)
  write()
  return {
    announce(address) {
      holder.address = address
      write()
    },
    release() {
      rmSync(folder.holder, { force: true })
      lock.release()
    },
  }
}

/** The last description of the holder of the lock; null if there is none yet, or nobody holds the lock. */
export function readHolder(folder: DataFolder): Holder | null {
  try {
    return JSON.parse(readFileSync(folder.holder, 'utf8')) as Holder
  } catch {
    return null
  }
}

const PURPOSES: Readonly<Record<HolderPurpose, { readonly en: string; readonly zh: string }>> = {
  server: { en: 'a server', zh: '服务器' },
  worker: { en: 'a worker', zh: 'worker 进程' },
  import: { en: 'the import command', zh: '导入命令' },
  move: { en: 'the move command', zh: '迁移命令' },
  ops: { en: 'npm run ops', zh: '运维命令（npm run ops）' },
}

/** Describes a holder in both languages. */
export function describeHolder(holder: Holder | null): { en: string; zh: string } {
  if (!holder) return { en: 'another process', zh: '另一进程' }
  const { en, zh } = PURPOSES[holder.purpose]
  const address = holder.address ?? null
  return {
    en: `${en} (process ${holder.pid}${address === null ? '' : `, ${address}`}, since ${holder.since})`,
    zh: `${zh}（进程 ${holder.pid}${address === null ? '' : `，${address}`}，始于 ${holder.since}）`,
  }
}
