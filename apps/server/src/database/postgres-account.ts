import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The account PostgreSQL runs under. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/**
 * PostgreSQL does not run as root: then it runs as `nobody`, or as the owner of its existing data. null: as the current user. Throws if
 * there is no such account.
 */
export function postgresAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null
  const owner = ownerOf(cluster)
  if (owner && owner.uid !== 0) return owner
  const nobody = accountNamed('nobody')
  if (!nobody) {
    throw new Error(
      'Started as root, PostgreSQL needs the account "nobody", which does not exist in /etc/passwd. Start as another user or set DATABASE_URL. / ' +
        '以 root 启动需要 nobody 账户，请改用其他用户启动，或设置 DATABASE_URL。',
    )
  }
  return nobody
}

function ownerOf(path: string): Account | null {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat ? { uid: stat.uid, gid: stat.gid } : null
}

function accountNamed(name: string): Account | null {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [login, , uid, gid] = line.split(':')
    if (login === name) return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}

/** Whether an account may enter every folder above a path; null is the current user, who may. Ignores access control lists. */
export function mayReach(account: Account | null, path: string): boolean {
  if (!account) return true
  const folder = dirname(path)
  return mayEnter(account, folder) && (folder === dirname(folder) || mayReach(account, folder))
}

function mayEnter({ uid, gid }: Account, folder: string): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (!stat) return true
  const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001
  return (stat.mode & bit) !== 0
}
