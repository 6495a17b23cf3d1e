import { test } from '../../e2e/accounts/own-page.ts'
import { expect } from '../component-test.ts'

test('B.trademark.05: facets of classes show the codes before their titles', async ({ own }) => {
  await own.goto(`/trademark/result?${new URLSearchParams({ q: 'nc=09' }).toString()}`)
  await expect(own.getByRole('main').getByText('09 电子仪器与软件').first()).toBeVisible()
  await expect(own.getByRole('checkbox', { name: /09 电子仪器与软件/ })).toBeVisible()
})
