import { demoCompanies, demoTrademarks } from '@gezhi/imports'
import { demoPatents } from '@gezhi/imports/demo'
import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

/** Records of the demonstration of the test server, whose seed is this. */
const SEED = 1
const NAMES = new Set([...demoCompanies(SEED, 500)].map(({ names = [] }) => names[0]!.text))
const PATENT = [...demoPatents({ seed: SEED, count: 1000, withoutDescription: true })].find(({ applicants = [] }) =>
  NAMES.has(applicants[0]?.name ?? ''),
)!
const MARK = [...demoTrademarks(SEED, 500)].find(({ owners = [] }) => NAMES.has(owners[0]?.name ?? ''))!

test('company.01: the applicant of a patent leads to its company with the reason, and the company back to its patents', async ({ own }) => {
  const name = PATENT.applicants![0]!.name
  await own.goto(`/zh/searchDetail?id=${PATENT.publicationNumber}`)
  // The links of each applicant are drawn on their own, in any order.
  const applicant = own.locator('[data-key=applicant]').getByRole('listitem').filter({ hasText: name })
  await expect(applicant.getByText('登记名称')).toBeVisible()
  await applicant.getByRole('link', { name: '查看企业' }).click()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(name)
  const patents = own.getByRole('region', { name: '该企业的专利' })
  await expect(patents.getByRole('listitem').first()).toBeVisible()
  await patents.getByRole('listitem').first().getByRole('link').click()
  await expect(own).toHaveURL(/searchDetail\?id=/)
  await expect(own.locator('[data-key=applicant]').getByText(name).first()).toBeVisible()
})

test('company.01: the owner of a mark leads to its company, which lists the mark', async ({ own }) => {
  const name = MARK.owners![0]!.name!
  await own.goto(`/zh/trademark/detaile?id=${MARK.office}${MARK.applicationNumber}`)
  await own.getByRole('listitem').filter({ hasText: name }).getByRole('link', { name: '查看企业' }).first().click()
  await expect(own.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(own.getByRole('region', { name: '该企业的商标' }).getByRole('listitem').first()).toBeVisible()
})
