import { expect } from '@playwright/test'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// Skipped against an external server, whose database the flows cannot access.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

test('every column of a list of companies lies within a window of 1440 pixels', async ({ own: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/organizationResult?${new URLSearchParams({ q: '有限公司' })}`)
  await expect(page.getByRole('columnheader').last()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '注册地址' })).toBeInViewport({ ratio: 1 })
})
