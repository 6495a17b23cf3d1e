import { expect, type Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { waitUntilQuiet } from '../browser/quiet-page.ts'
import { call } from './call-signed-in.ts'
import { openSignedIn, signedInUser } from './open-signed-in.ts'
import { inDatabase } from './server-database.ts'

const QUERY = '石墨烯'
const search = (params: Record<string, string>) => new URLSearchParams(params).toString()

interface Patent {
  readonly publication_number: string
  readonly applicant_patentee: { readonly original: readonly { readonly name: string }[] }
}

/** A patent of the corpus with its applicant, a company, as the user who is signed in in the page sees it. */
export async function storedPatent(page: Page): Promise<{ number: string; applicant: string }> {
  const request = { filter: { queryStr: `${QUERY} AND type=B AND AP=公司` }, size: 1 }
  const { list } = await call<{ list: Patent[] }>(page, '/api/search/ts/search', request)
  return { number: list[0]!.publication_number, applicant: list[0]!.applicant_patentee.original[0]!.name }
}

async function aStoredPatent(page: Page): ReturnType<typeof storedPatent> {
  await signedInUser(page)
  return storedPatent(page)
}

interface SharedReport {
  readonly id: string
  readonly shareCode: string
}

/** The report of the user who is signed in in a page. */
const reports = new WeakMap<Page, SharedReport>()

/** Opens a page about a report of two charts with texts, which was run twice and is shared by a link: the same in all states. */
async function openReport(page: Page, path: (report: SharedReport) => string): Promise<void> {
  const report = reports.get(page) ?? (await aSharedReport(page))
  reports.set(page, report)
  await openSignedIn(page, path(report))
}

async function aSharedReport(page: Page): Promise<SharedReport> {
  await signedInUser(page)
  const report = <Data>(name: string, body: object) => call<Data>(page, `/api/search/report/${name}`, body)
  const chartList = [
    { type: 'apply_analyse', text: '增长 Growth' },
    { type: 'p10', chartType: 'pie' },
  ]
  const parameter = { queryStr: QUERY, remark: '全景 Overview', chartList }
  const { id } = await report<{ id: string }>('saveUserReport', { title: '石墨烯 Graphene', category: 0, parameter })
  await report('run', { id })
  await report('run', { id })
  const { shareCode } = await report<{ shareCode: string }>('share', { id, shared: true })
  return { id, shareCode }
}

/** Waits for the chart of a page, or the first of several. */
async function drawn(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('img').first().waitFor()
  await waitUntilQuiet(page)
}

async function openGroups(page: Page, path: (id: string) => string): Promise<void> {
  const { applicant } = await aStoredPatent(page)
  const userId = await signedInUser(page)
  await inDatabase('DELETE FROM company_groups WHERE user_id = $1', [userId])
  const { id } = await call<{ id: string }>(page, '/api/search/ag/add', { name: '石墨烯 Graphene', companyList: [{ name: applicant }] })
  await openSignedIn(page, path(id))
}

async function openBoard(page: Page): Promise<void> {
  await signedInUser(page)
  const panel = (type: string, title: string) => ({ queryStr: QUERY, type, title })
  const panelList = [panel('p01', '趋势 Trend'), panel('p10', '类别 Kinds')]
  const { id } = await call<{ id: string }>(page, '/api/search/analyse/board/add', { title: '石墨烯 Graphene', panelList })
  await openSignedIn(page, `/visualindex?id=${id}`)
  await drawn(page)
}

async function openLandscape(page: Page): Promise<void> {
  await signedInUser(page)
  const list = { call: 'searchPatents', request: { filter: { queryStr: QUERY } } }
  const { id } = await call<{ id: string }>(page, '/api/search/landscape/add', { list })
  const state = async () => (await call<{ state: string }>(page, '/api/search/landscape/detail', { id })).state
  await expect.poll(state).toBe('done')
  await openSignedIn(page, `/visualindex/landscape?id=${id}`)
}

/** States of the pages of charts, reports, groups, boards, industries and landscapes, as a signed-in user. */
export const ANALYSIS_STATES: PageStates = {
  'no report': async (page) => {
    const userId = await signedInUser(page)
    await inDatabase('DELETE FROM analysis_reports WHERE user_id = $1', [userId])
    reports.delete(page)
    await openSignedIn(page, '/searchIndex')
  },
  'no chart chosen': (page) => openSignedIn(page, '/analyseSingle'),
  'a chart': async (page) => {
    await openSignedIn(page, `/analyseSingle?${search({ q: QUERY })}`)
    await drawn(page)
  },
  reports: (page) => openReport(page, () => '/searchIndex'),
  'reports in the personal centre': (page) => openReport(page, () => '/user/reportManager'),
  'a new report': (page) => openSignedIn(page, '/reportConfigura'),
  'a report to change': (page) => openReport(page, ({ id }) => `/reportConfigura?id=${id}`),
  'a report': async (page) => {
    await openReport(page, ({ id }) => `/analyseView?id=${id}`)
    await drawn(page)
  },
  'a shared report': async (page) => {
    await openReport(page, ({ shareCode }) => `/analyseView?${search({ share: shareCode })}`)
    await drawn(page)
  },
  'a shared report that is no longer shared': (page) => openSignedIn(page, '/analyseView?share=none'),
  'a report to print': async (page) => {
    await openReport(page, ({ id }) => `/downLoadPdf?id=${id}`)
    await drawn(page)
  },
  'the facts of a report': (page) => openReport(page, ({ id }) => `/manageDetail?id=${id}`),
  'applicant groups': (page) => openGroups(page, () => '/applyGroup'),
  'an applicant group': (page) => openGroups(page, (id) => `/creatGroup?id=${id}`),
  'a board': openBoard,
  boards: (page) => openSignedIn(page, '/visualindex'),
  'innovation capability': async (page) => {
    const { applicant } = await aStoredPatent(page)
    await openSignedIn(page, `/firmCapacity?${search({ company: applicant })}`)
    await drawn(page)
  },
  'innovation capability of a company': async (page) => {
    const { applicant } = await aStoredPatent(page)
    await openSignedIn(page, `/firmCapacityDetail?${search({ company: applicant })}`)
    await page.getByRole('main').getByRole('table').first().waitFor()
  },
  'an industry': async (page) => {
    await openSignedIn(page, '/domainAnalys?scheme=ESOSI&industry=1.5')
    await drawn(page)
  },
  'a landscape': openLandscape,
  landscapes: (page) => openSignedIn(page, '/visualindex/landscape'),
}
