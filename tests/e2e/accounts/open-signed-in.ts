import type { Page } from '@playwright/test'
import { openQuiet } from '../browser/quiet-page.ts'
import { inDatabase } from './server-database.ts'
import { aSignedInAccount, signIn } from './test-accounts.ts'

/** An address in the language of the one that is open. */
export function here(page: Page, path: string): string {
  const { origin, pathname } = new URL(page.url())
  return `${origin}${/^\/(?:zh|en)(?=\/|$)/.exec(pathname)?.[0] ?? ''}${path}`
}

/** Ids of the users who are signed in in pages. */
const users = new WeakMap<Page, string>()

/** The user whose profile is complete and who is signed in in all states that a page is brought to; some page of the site is open. */
export async function signedInUser(page: Page): Promise<string> {
  const userId = users.get(page) ?? (await signInComplete(page))
  users.set(page, userId)
  return userId
}

/** Opens a page as that user and answers their id. */
export async function openSignedIn(page: Page, path: string): Promise<string> {
  const userId = await signedInUser(page)
  await openQuiet(page, here(page, path))
  return userId
}

async function signInComplete(page: Page): Promise<string> {
  const account = await aSignedInAccount()
  await inDatabase(
    `UPDATE users SET email = nick || '@example.com', user_type = 2, profession = '3', occupation = 'Engineer', organization = 'Gezhi',
     address = '广东省 深圳市 南山区 科技园 1 号' WHERE id = $1`,
    [account.userId],
  )
  await signIn(page, account)
  return account.userId
}
