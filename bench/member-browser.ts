import { chmod } from 'node:fs/promises'
import { chromium, type Browser, type Page } from '@playwright/test'
import { dataFolder } from '../apps/server/src/data-folder/data-folder.ts'
import { connectDatabase } from '../apps/server/src/database/connect-database.ts'
import { runningPostgres } from '../apps/server/src/database/postgres-roles.ts'
import { newLog } from '../apps/server/src/http/new-log.ts'
import { findBrowser } from '../tests/e2e/browser/find-browser.ts'
import { poster, signInMember, type Post } from './member-session.ts'
import { startServerProcess } from './server-process.ts'

/** Chromium, and a server at whose pages a new member is signed in. */
export interface MemberBrowser {
  readonly browser: Browser
  readonly address: string
  readonly token: string
  readonly post: Post
}

/** Starts a server of so many demonstration patents in a folder, and Chromium; stops both after `work`. */
export async function inMemberBrowser<T>(folder: string, patents: number, work: (member: MemberBrowser) => Promise<T>): Promise<T> {
  await chmod(folder, 0o755)
  const server = await startServerProcess(`${folder}/data`, patents)
  const address = await runningPostgres(dataFolder(`${folder}/data`).postgres, 'application')
  if (address === null) throw new Error('The server has no PostgreSQL of its own')
  const database = connectDatabase(address, newLog('silent'))
  const { executablePath, args, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
  try {
    const token = await signInMember(database)
    return await work({ browser, address: server.address, token, post: poster(server.address, token) })
  } finally {
    await browser.close()
    await database.$client.end()
    await server.stop()
  }
}

/** Opens a page of 1440 × 900 as the member. */
export async function openMemberPage({ browser, address, token }: MemberBrowser, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const user = { nick: 'bench', avatar: null, telephone: '139****0000', loginCount: 1, guideStatus: 1 }
  const stored = { token, user: JSON.stringify(user), userProduct: '[]', hasLoggedInBefore: 'true', completionAsked: 'true' }
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, Object.entries(stored))
  const page = await context.newPage()
  await page.goto(`${address}${path}`)
  return page
}
