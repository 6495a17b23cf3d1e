import { randomUUID } from 'node:crypto'
import { md5 } from '../../apps/server/src/testing/an-account.ts'
import type { TestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aPicture } from '../../apps/server/src/testing/fill-account.ts'
import { FOREIGN_PROJECTS } from './foreign-projects.ts'
import { empty, type ForeignRow, type Owner } from './foreign-row.ts'
import { FOREIGN_PICTURES } from './foreign-pictures.ts'
import { FOREIGN_SPACES } from './foreign-spaces.ts'
import { FOREIGN_REPORTS } from './foreign-reports.ts'
import { FOREIGN_BOARDS } from './foreign-boards.ts'
import { FOREIGN_ENTERPRISES } from './foreign-enterprises.ts'
import { FOREIGN_GRAPHS } from './foreign-graphs.ts'
import { FOREIGN_GROUPS } from './foreign-groups.ts'
import { FOREIGN_LANDSCAPES } from './foreign-landscapes.ts'
import { FOREIGN_MONITORS } from './foreign-monitors.ts'
import { FOREIGN_NOVELTIES } from './foreign-novelties.ts'
import { FOREIGN_PAYMENTS } from './foreign-payments.ts'
import { FOREIGN_TOPICS } from './foreign-topics.ts'
import { FOREIGN_VALUATIONS } from './foreign-valuations.ts'
import { FOREIGN_WEBHOOKS } from './foreign-webhooks.ts'

export type { ForeignRow, Owner }

const anAvatar = async (test: TestApp, { userId }: Owner) => ({ avatar: `/api/sms/oss/file?name=${await aPicture(test, userId)}` })

const aFeedback = async (test: TestApp, { userId, telephone }: Owner) => ({
  type: 1,
  content: '建议',
  picturePath: `/api/sms/oss/file?name=${await aPicture(test, userId)}`,
  contact: telephone,
})

async function aHistoryId({ post }: TestApp, { headers }: Owner): Promise<string> {
  const search = { searchStrategy: `石墨烯 ${randomUUID()}`, number: 1, displayName: '石墨烯' }
  await post('/api/user/searchHistory/add', search, headers)
  const { data } = await post<{ list: { id: string }[] }>('/api/user/searchHistory/list', {}, headers)
  return data.list[0]!.id
}

async function aTrademarkSearch({ post }: TestApp, { headers }: Owner): Promise<string> {
  await post('/api/search/trademark/list', { queryStr: `private${randomUUID()}` }, headers)
  const { data } = await post<{ list: { id: string }[] }>('/api/search/trademark/listSearchHistoryPageV2', {}, headers)
  return data.list[0]!.id
}

async function aTemplate({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const { data } = await post<{ id: string }>('/api/search/template/add', { title: 'Private', fieldList: ['TIAB'] }, headers)
  return { id: data.id }
}

async function aFollow({ post }: TestApp, { headers }: Owner): Promise<string> {
  await post('/api/user/follow/batchFollow', { type: 'patent', codeList: ['CN100000001A'] }, headers)
  const { data } = await post<{ list: { id: string }[] }>('/api/user/follow/list', {}, headers)
  return data.list[0]!.id
}

async function aCompanySearch({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  await post('/api/search/company/add', { word: 'Private' }, headers)
  const { data } = await post<{ list: { id: string }[] }>('/api/user/company/listSearchHistory', {}, headers)
  return { id: data.list[0]!.id }
}

async function aNote({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const note = { patentId: 'CN100000001A', content: 'Private' }
  const { data } = await post<{ id: string }>('/api/search/patentNotes/add', note, headers)
  return { id: data.id }
}

async function aStrategy({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const strategy = { title: `Private ${randomUUID()}`, searchStrategy: 'Private', number: 1 }
  const { data } = await post<{ id: string }>('/api/user/searchStrategy/add', strategy, headers)
  return { id: data.id }
}

async function anApiKey({ post }: TestApp, { headers }: Owner): Promise<{ id: string }> {
  const { data } = await post<{ key: { id: string } }>('/api/user/openApi/createKey', { name: 'Private', scopes: ['patents'] }, headers)
  return { id: data.key.id }
}

async function aStrategyGroup(test: TestApp, owner: Owner): Promise<string> {
  const { data } = await test.post<{ id: string }>('/api/user/strategyGroup/add', { name: `Private ${randomUUID()}` }, owner.headers)
  const { id } = await aStrategy(test, owner)
  await test.post('/api/user/strategyGroup/assign', { idList: [id], groupId: data.id }, owner.headers)
  return data.id
}

/** One number is found and one is not: the list can be searched by and has errors. */
async function aBatch({ post }: TestApp, { headers }: Owner): Promise<string> {
  const numberList = ['CN100000001A', 'XX1']
  const { data, message } = await post<{ downloadCode: string | null }>('/api/search/checkData/matchingData', { numberList }, headers)
  if (!data.downloadCode) throw new Error(`No list was stored: ${message} ${JSON.stringify(data)}`)
  return data.downloadCode
}

async function aDataCopy({ post, accounts }: TestApp, { userId, headers }: Owner): Promise<{ id: string }> {
  await post('/api/user/dataCopy/request', {}, headers)
  await accounts.writeDataCopies()
  const [copy] = await accounts.dataCopies.list(userId)
  return { id: copy!.id }
}

async function anExport(test: TestApp, { headers }: Owner, written: boolean): Promise<string> {
  const { data } = await test.post<{ id: string }>(
    '/api/search/export/put',
    { fileType: 'csv', queryStr: 'pn=CN100000001A', title: 'Private' },
    headers,
  )
  if (written) await test.service('exports').writeWaiting(test.serving)
  return data.id
}

const anExportTemplate = async ({ post }: TestApp, { headers }: Owner) => {
  const template = { title: 'Private', type: 'export', fieldList: ['pn'] }
  const { data } = await post<{ id: string }>('/api/search/template/add', template, headers)
  return { fileType: 'csv', queryStr: 'pn=CN100000001A', templateId: data.id }
}

const aWeChatIdentity = async (test: TestApp, { userId }: Owner) => {
  const openId = `open-${randomUUID()}`
  await test.accounts.wechat.bind(userId, { openId, unionId: null })
  return { openId, access_token: 'guess', platform: 'WeiXin' }
}

/** A follow of a type, of a record that the index lacks: lists show its title. */
const aFollowOf =
  (type: string) =>
  (test: TestApp, { userId }: Owner) =>
    test.database.execute(`
      INSERT INTO follows (user_id, type, code, title, created_at, seen_at, snapshot, compared_version)
      VALUES ('${userId}', '${type}', '1', 'Private', now(), now(), '{}', -1)`)

/** A call about a patent that the owner follows. */
const followed = (body: object): ForeignRow => ({
  error: null,
  async make(test, owner) {
    await aFollow(test, owner)
    return body
  },
})

/** Calls that name no row of an account, but show or change all that the caller has. */
const FOREIGN_LISTS: Readonly<Record<string, ForeignRow>> = {
  'notes.listNotedPatents': empty(aNote),
  'follows.listFollowedPatents': empty(aFollow),
  'follows.listFollowedTrademarks': empty(aFollowOf('trademark')),
  'follows.listFollowedCompanies': empty(aFollowOf('company')),
  'follows.compareFollows': empty(aFollowOf('patent')),
  'follows.toggleFollow': followed({ code: 'CN100000001A' }),
  'follows.findFollow': followed({ code: 'CN100000001A' }),
  'follows.addFollows': followed({ codeList: ['CN100000001A'] }),
  'follows.listFollowedCodes': followed({ codeList: ['CN100000001A'] }),
  'strategies.countStrategies': empty(aStrategy),
  'strategies.listNamedStrategies': empty(aStrategy),
  'strategies.listStrategyGroups': empty(aStrategyGroup),
  'strategies.addStrategyGroup': {
    error: null,
    async make(test, owner) {
      await aStrategyGroup(test, owner)
      return { name: 'Another' }
    },
  },
  'openApi.listApiKeys': empty(anApiKey),
  'exports.listExports': empty((test, owner) => anExport(test, owner, false)),
  'library.listRecentHistory': empty(aHistoryId),
  'library.listHistory': empty(aHistoryId),
  'library.emptyHistory': empty(aHistoryId),
  'library.addHistory': {
    error: null,
    async make(test, owner) {
      await aHistoryId(test, owner)
      return { searchStrategy: '电池', number: 1, displayName: '电池' }
    },
  },
  'library.listTemplates': empty(aTemplate),
}

/** Calls with ids of rows that belong to an account, and those that list them. */
export const FOREIGN_ROWS: Readonly<Record<string, ForeignRow>> = {
  ...FOREIGN_LISTS,
  ...FOREIGN_SPACES,
  ...FOREIGN_PROJECTS,
  ...FOREIGN_PICTURES,
  ...FOREIGN_GROUPS,
  ...FOREIGN_ENTERPRISES,
  ...FOREIGN_LANDSCAPES,
  ...FOREIGN_REPORTS,
  ...FOREIGN_BOARDS,
  ...FOREIGN_MONITORS,
  ...FOREIGN_PAYMENTS,
  ...FOREIGN_VALUATIONS,
  ...FOREIGN_WEBHOOKS,
  ...FOREIGN_NOVELTIES,
  ...FOREIGN_TOPICS,
  ...FOREIGN_GRAPHS,
  'accounts.deleteMessages': {
    error: 'MESSAGE_NOT_FOUND',
    async make(test, { userId }) {
      await test.accounts.messages.send({ userId, title: 'Private', content: 'Private' })
      const [message] = (await test.accounts.messages.show(userId, { pageNo: 1, pageSize: 1 })).list
      return { idList: [message!.id] }
    },
  },
  'accounts.changeProfile': { error: 'UPLOAD_NOT_FOUND', make: anAvatar },
  'accounts.completeProfile': { error: 'UPLOAD_NOT_FOUND', make: anAvatar },
  'accounts.downloadDataCopy': { error: 'DATA_COPY_NOT_FOUND', make: aDataCopy },
  'accounts.removeDataCopy': { error: 'DATA_COPY_NOT_FOUND', make: aDataCopy },
  'accounts.forceOutColleague': { error: 'FORBIDDEN', testedElsewhere: true, make: async (_test, { telephone }) => ({ phone: telephone }) },
  'accounts.bindPhone': {
    error: 'TELEPHONE_HELD',
    testedElsewhere: true,
    make: async (_test, { telephone }) => ({ phone: telephone, code: '000000' }),
  },
  'accounts.changePhone': {
    error: 'SMS_CODE_WRONG',
    testedElsewhere: true,
    make: async (_test, { telephone }) => ({ telephone, code: '000000', oldCode: '000000' }),
  },
  'accounts.requestCancellation': {
    error: 'SMS_CODE_WRONG',
    testedElsewhere: true,
    make: async (_test, { telephone }) => ({ telephone, code: '000000', stopReasonType: '其他' }),
  },
  'accounts.resetPassword': {
    error: 'SMS_CODE_WRONG',
    testedElsewhere: true,
    make: async (_test, { telephone }) => ({ telephone, code: '000000', password: md5('Guess1234') }),
  },
  'accounts.getWeChatProfile': { error: 'WECHAT_FAILED', testedElsewhere: true, make: aWeChatIdentity },
  'accounts.loginByWeChat': { error: 'WECHAT_FAILED', testedElsewhere: true, make: aWeChatIdentity },
  'accounts.bindPhoneToWeChat': {
    error: 'WECHAT_FAILED',
    testedElsewhere: true,
    make: async (test, owner) => ({ ...(await aWeChatIdentity(test, owner)), phone: owner.telephone, code: '000000' }),
  },
  'search.searchBatch': { error: 'BATCH_NOT_FOUND', make: async (test, owner) => ({ excelImportQueryStr: await aBatch(test, owner) }) },
  'search.searchWithinFile': { error: 'BATCH_NOT_FOUND', make: async (test, owner) => ({ fileId: await aBatch(test, owner) }) },
  'search.getBatchQuery': { error: 'BATCH_NOT_FOUND', make: async (test, owner) => ({ excelImportQueryStr: await aBatch(test, owner) }) },
  'search.matchBatchNumbers': { error: 'BATCH_NOT_FOUND', make: async (test, owner) => ({ downloadCode: await aBatch(test, owner) }) },
  'search.downloadBatchErrors': { error: 'BATCH_NOT_FOUND', make: async (test, owner) => ({ downloadCode: await aBatch(test, owner) }) },
  'library.deleteHistory': { error: null, make: async (test, owner) => ({ idList: [await aHistoryId(test, owner)] }) },
  'library.exportHistory': { error: null, make: async (test, owner) => ({ idList: await aHistoryId(test, owner) }) },
  'library.deleteTemplate': { error: 'TEMPLATE_NOT_FOUND', make: aTemplate },
  'library.changeTemplate': {
    error: 'TEMPLATE_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aTemplate(test, owner)), title: 'Changed' }),
  },
  'library.getTemplate': { error: 'TEMPLATE_NOT_FOUND', make: aTemplate },
  'trademarks.deleteTrademarkHistory': { error: null, make: async (test, owner) => ({ idList: [await aTrademarkSearch(test, owner)] }) },
  'follows.deleteFollows': { error: 'FOLLOW_NOT_FOUND', make: async (test, owner) => ({ idList: [await aFollow(test, owner)] }) },
  'follows.markFollowsSeen': { error: 'FOLLOW_NOT_FOUND', make: async (test, owner) => ({ idList: [await aFollow(test, owner)] }) },
  'companies.deleteCompanyHistory': { error: 'COMPANY_HISTORY_NOT_FOUND', make: aCompanySearch },
  'notes.deleteNote': { error: 'NOTE_NOT_FOUND', make: aNote },
  'notes.replyToNote': { error: 'NOTE_NOT_FOUND', make: async (test, owner) => ({ ...(await aNote(test, owner)), content: 'Reply' }) },
  'notes.changeNote': { error: 'NOTE_NOT_FOUND', make: async (test, owner) => ({ ...(await aNote(test, owner)), content: 'Changed' }) },
  'notes.moveNotes': {
    error: 'NOTE_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aNote(test, owner)).id], targetId: 'CN100000001A', type: 'copy' }),
  },
  'notes.listNotes': {
    error: null,
    make: async (test, owner) => {
      await aNote(test, owner)
      return { patentId: 'CN100000001A' }
    },
  },
  'openApi.revokeApiKey': { error: 'API_KEY_NOT_FOUND', make: anApiKey },
  'strategies.listStrategies': {
    error: 'STRATEGY_GROUP_NOT_FOUND',
    make: async (test, owner) => ({ groupId: await aStrategyGroup(test, owner) }),
  },
  'strategies.deleteStrategies': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aStrategy(test, owner)).id] }),
  },
  'strategies.addStrategy': {
    error: 'STRATEGY_GROUP_NOT_FOUND',
    make: async (test, owner) => ({ title: 'Another', searchStrategy: 'a', groupId: await aStrategyGroup(test, owner) }),
  },
  'strategies.checkStrategyTitle': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aStrategy(test, owner)), title: 'Another' }),
  },
  'strategies.changeStrategy': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aStrategy(test, owner)), title: 'Another' }),
  },
  'strategies.exportStrategies': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ idList: (await aStrategy(test, owner)).id }),
  },
  'strategies.countStrategyHits': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ ...(await aStrategy(test, owner)), number: 2 }),
  },
  'strategies.combineStrategies': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aStrategy(test, owner)).id] }),
  },
  'strategies.renameStrategyGroup': {
    error: 'STRATEGY_GROUP_NOT_FOUND',
    make: async (test, owner) => ({ id: await aStrategyGroup(test, owner), name: 'Another' }),
  },
  'strategies.deleteStrategyGroup': {
    error: 'STRATEGY_GROUP_NOT_FOUND',
    make: async (test, owner) => ({ id: await aStrategyGroup(test, owner) }),
  },
  'strategies.groupStrategies': {
    error: 'STRATEGY_NOT_FOUND',
    make: async (test, owner) => ({ idList: [(await aStrategy(test, owner)).id], groupId: null }),
  },
  'exports.putExport': { error: 'EXPORT_TEMPLATE_NOT_FOUND', make: anExportTemplate },
  'exports.cleanExports': { error: 'EXPORT_NOT_FOUND', make: async (test, owner) => ({ idList: [await anExport(test, owner, false)] }) },
  'exports.switchExport': {
    error: 'EXPORT_NOT_FOUND',
    make: async (test, owner) => ({ id: await anExport(test, owner, false), status: 0 }),
  },
  'exports.downloadExport': { error: 'EXPORT_NOT_FOUND', make: async (test, owner) => ({ id: await anExport(test, owner, true) }) },
  'content.addFeedback': { error: 'UPLOAD_NOT_FOUND', make: aFeedback },
  'content.addHelpFeedback': { error: 'UPLOAD_NOT_FOUND', make: aFeedback },
}

const CAPTCHA = 'a picture, which belongs to no account'
const QR = 'the random id of a login that only the browser that began it can collect (`wechat.test.ts`); no row of an account'
const PATENT = 'documents, which everybody sees'
const ARTICLE = 'content of the site, which everybody sees'
const SHARED = 'a key made to be passed on: whoever has it may open the query'
const REPORT_LINK = 'the link of a report, meant for other users'
const SPACE_LINK = 'the code of a link made to be passed on: whoever has it may read the space'

const PRODUCT = 'products belong to nobody; the order is the caller’s own'

/** Calls whose ids do not belong to an account. */
export const UNOWNED_IDS: Readonly<Record<string, string>> = {
  'payment.showProducts': PRODUCT,
  'payment.listProductRights': PRODUCT,
  'payment.createOrder': PRODUCT,
  'payment.createUserOrder': PRODUCT,
  'payment.createIprOrder': PRODUCT,
  'payment.createOrderNo': PRODUCT,
  'payment.createTransferOrder': PRODUCT,
  'companies.getCompany': 'companies belong to nobody',
  'companies.addCompanyHistory': 'companies belong to nobody; the entry is the caller’s own',
  'accounts.getGuestToken': 'the random id of a browser; it is the visitor’s only secret and reaches no account',
  'accounts.getLoginCaptcha': CAPTCHA,
  'accounts.checkLoginCaptcha': CAPTCHA,
  'accounts.refreshCaptcha': CAPTCHA,
  'accounts.checkCaptcha': CAPTCHA,
  'accounts.login': CAPTCHA,
  'accounts.bindWeChat': QR,
  'accounts.getLoginQr': QR,
  'accounts.getQrLoginResult': QR,
  'search.openSharedSearch': SHARED,
  'workspaces.joinSpace': SPACE_LINK,
  'analysis.openSharedReport': REPORT_LINK,
  'search.searchSemantically': SHARED,
  'search.searchByStoredQuestion': SHARED,
  'search.listHighlightTerms': PATENT,
  'trademarks.getTrademark': PATENT,
  'trademarks.downloadTrademarks': PATENT,
  'trademarks.getTrademarkPicture': PATENT,
  'patents.getPatent': PATENT,
  'patents.checkViewLimit': PATENT,
  'patents.getClaimTree': PATENT,
  'patents.listDrawings': PATENT,
  'patents.getDrawing': PATENT,
  'patents.listAttachments': PATENT,
  'patents.downloadAttachment': PATENT,
  'patents.listDownloads': PATENT,
  'patents.listBatchDownloads': PATENT,
  'patents.downloadDocument': PATENT,
  'exports.countExport': PATENT,
  'graph.getGraph': PATENT,
  'graph.getGraphPatent': PATENT,
  'graph.getGraphRelations': PATENT,
  'valuation.getValuation': PATENT,
  'valuation.exportValuation': PATENT,
  'valuation.valueSimilarPatents': PATENT,
  'patents.listFamily': PATENT,
  'patents.listSimilarPatents': PATENT,
  'patents.citePatent': PATENT,
  'patents.getCitationTree': PATENT,
  'notes.addNote': PATENT,
  'content.getSaleService': ARTICLE,
  'content.sendServiceEnquiry': ARTICLE,
  'content.getFunctionIntroduction': ARTICLE,
  'content.listHelpSections': ARTICLE,
  'content.getHelp': ARTICLE,
  'content.getFunctionDetails': ARTICLE,
  'content.listFieldRules': ARTICLE,
  'content.listColumnArticles': ARTICLE,
  'content.getColumnArticle': ARTICLE,
  'content.getNewsFlash': ARTICLE,
}
