/** A call required by the specification. */
export interface ExercisedCall {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly aliases?: readonly string[]
  /** public: no token; guest: a guest's or a user's; login: a user's; reader: a user's, but on an open server nobody's. */
  readonly access: 'public' | 'guest' | 'login' | 'reader'
  /** Takes the pending token of a login that waits for a displacement as well (G13); also to give that login up. */
  readonly pending?: true
  /** What it answers where that is not the envelope. */
  readonly answers?: 'redirect' | 'file'
}

/** The systems whose calls are listed here; a new system is added together with its calls below. */
export const EXERCISED_SYSTEMS: readonly string[] = [
  'M04', // visitor and guest token
  'M05', // login by password
  'M06', // login by SMS, phone authentication
  'M07', // WeChat
  'M08', // one session an account
  'M09', // group login
  'M10', // life of a session
  'M11', // captcha
  'M12', // registration
  'M13', // first and expired password
  'M14', // forgotten password
  'M15', // profile, e-mail
  'M16', // closing an account
  'M17', // feedback
  'M18', // booking a demonstration
  'M19', // toolbar
  'M20', // home page
  'M21', // search box
  'M22', // simple search, result list
  'M23', // filters
  'M24', // advanced search
  'M25', // command search
  'M26', // semantic search
  'M27', // batch search
  'M28', // classification search
  'M29', // law, citation and extended search
  'M30', // search by picture
  'M31', // page of a patent
  'M35', // search history
  'M36', // saved strategies
  'M37', // search settings
  'M38', // exports, templates
  'M39', // monitors
  'M58', // roles and limits
  'M41', // messages
  'M60', // service pages
]

/** Every call of these systems. */
export const EXERCISED_CALLS: readonly ExercisedCall[] = [
  { id: 'C.account.01', method: 'POST', path: '/api/user/user/login', access: 'public' },
  { id: 'C.account.02', method: 'POST', path: '/api/user/user/telephoneLogin', access: 'public' },
  { id: 'C.account.03', method: 'POST', path: '/api/user/user/displacement', access: 'login', pending: true },
  { id: 'C.account.04', method: 'POST', path: '/api/user/user/displacementEnterpriseUser', access: 'login', pending: true },
  { id: 'C.account.05', method: 'POST', path: '/api/user/user/sendCode', access: 'public' },
  { id: 'C.account.06', method: 'POST', path: '/api/user/user/checkTelephoneCode', access: 'public' },
  { id: 'C.account.07', method: 'POST', path: '/api/user/user/checkTelephoneBindingStatus', access: 'public' },
  { id: 'C.account.08', method: 'POST', path: '/api/user/user/checkUserInfo', access: 'public' },
  { id: 'C.captcha.01', method: 'POST', path: '/api/user/user/getLoginCode', access: 'public' },
  { id: 'C.captcha.02', method: 'POST', path: '/api/user/user/checkLoginCode', access: 'public' },
  { id: 'C.account.09', method: 'POST', path: '/api/user/user/updatePassWord', access: 'login' },
  { id: 'C.account.10', method: 'POST', path: '/api/user/user/retrievePassWord', access: 'public' },
  { id: 'C.account.11', method: 'POST', path: '/api/user/user/updateUserInfo', access: 'login' },
  { id: 'C.account.12', method: 'POST', path: '/api/user/user/updateUserInformation', access: 'login' },
  { id: 'C.account.13', method: 'POST', path: '/api/user/user/updateTelephone', access: 'login' },
  { id: 'C.account.14', method: 'POST', path: '/api/user/user/region', access: 'public' },
  { id: 'C.account.15', method: 'POST', path: '/api/user/user/listRofession', access: 'public' },
  { id: 'C.account.16', method: 'POST', path: '/api/user/user/sendActivationEmail', access: 'login' },
  { id: 'C.account.17', method: 'POST', path: '/api/user/user/findUserInformation', access: 'login' },
  { id: 'C.account.18', method: 'POST', path: '/api/user/user/logout', access: 'login', pending: true },
  { id: 'C.account.19', method: 'POST', path: '/api/user/user/stopUse', access: 'login' },
  { id: 'C.account.20', method: 'POST', path: '/api/user/user/thirdPartyLogin', access: 'public' },
  { id: 'C.account.21', method: 'POST', path: '/api/user/user/getThirdPartyToken', access: 'public' },
  { id: 'C.account.22', method: 'POST', path: '/api/user/user/thirdPartyBindingPhone', access: 'public' },
  { id: 'C.account.23', method: 'POST', path: '/api/user/user/thirdPartyLoginUrl', access: 'public' },
  { id: 'C.account.24', method: 'POST', path: '/api/user/user/bindingPhone', access: 'login' },
  { id: 'C.account.25', method: 'POST', path: '/api/user/user/getWeiXinUserInfo', access: 'public' },
  { id: 'C.account.26', method: 'POST', path: '/api/user/user/checkBindWeiXin', access: 'login' },
  { id: 'C.account.27', method: 'GET', path: '/api/user/user/checkValidPassWord', access: 'login' },
  { id: 'C.account.28', method: 'GET', path: '/api/user/user/getLoginId', access: 'public' },
  { id: 'C.account.29', method: 'GET', path: '/api/user/user/getUserLoginInfoByUuid', access: 'public' },
  { id: 'C.account.30', method: 'GET', path: '/api/user/user/getYoukeToken', access: 'public' },
  { id: 'C.account.31', method: 'POST', path: '/api/user/qr/get', access: 'public', aliases: ['/api/user/user/qr/get'] },
  { id: 'C.guide.01', method: 'POST', path: '/api/user/guide/add', access: 'login', aliases: ['/api/user/user/guide/add'] },
  { id: 'C.feedback.01', method: 'POST', path: '/api/user/feedback/add', access: 'login', aliases: ['/api/user/user/feedback/add'] },
  { id: 'C.account.32', method: 'POST', path: '/api/user/user/forceKick', access: 'login', pending: true },
  { id: 'C.account.33', method: 'POST', path: '/api/user/user/regist', access: 'public', aliases: ['/api/user/user/register'] },
  { id: 'C.account.34', method: 'POST', path: '/api/user/user/checkTelephoneAuth', access: 'public' },
  { id: 'C.account.35', method: 'GET', path: '/api/user/user/activateEmail', access: 'public', answers: 'redirect' },
  { id: 'C.stats.01', method: 'POST', path: '/api/user/convertData/add', access: 'public' },
  { id: 'C.stats.02', method: 'POST', path: '/api/user/count/add', access: 'login' },
  { id: 'C.reservation.01', method: 'POST', path: '/api/user/reservation/regist', access: 'public' },
  { id: 'C.product.01', method: 'POST', path: '/api/user/user/getUserVip', access: 'login' },
  { id: 'C.captcha.03', method: 'POST', path: '/api/search/captcha/refresh', access: 'public' },
  { id: 'C.captcha.04', method: 'POST', path: '/api/search/captcha/check', access: 'public' },
  { id: 'C.search.01', method: 'POST', path: '/api/search/ts/search', access: 'guest' },
  { id: 'C.patentDetail.01', method: 'POST', path: '/api/search/ts/searchDetail', access: 'guest' },
  { id: 'C.search.02', method: 'POST', path: '/api/search/ts/instructSearch', access: 'reader' },
  { id: 'C.search.03', method: 'POST', path: '/api/search/ts/quoteSearch', access: 'reader' },
  { id: 'C.search.04', method: 'POST', path: '/api/search/ts/extendSearch', access: 'reader' },
  { id: 'C.search.05', method: 'POST', path: '/api/search/ts/batchSearch', access: 'reader' },
  { id: 'C.search.06', method: 'POST', path: '/api/search/ts/ipcSearch', access: 'reader' },
  { id: 'C.search.07', method: 'POST', path: '/api/search/ts/lawSearch', access: 'reader' },
  { id: 'C.search.08', method: 'POST', path: '/api/search/ts/shareSearch', access: 'guest' },
  { id: 'C.search.09', method: 'POST', path: '/api/search/ts/getBatchSearchParameter', access: 'reader' },
  { id: 'C.search.10', method: 'POST', path: '/api/search/ts/compress', access: 'guest' },
  { id: 'C.search.11', method: 'POST', path: '/api/search/ts/highlightGrab', access: 'guest' },
  { id: 'C.search.12', method: 'POST', path: '/api/search/ts/getPatentsNumber', access: 'guest' },
  { id: 'C.patentDetail.02', method: 'POST', path: '/api/search/ts/officialImage', access: 'guest' },
  { id: 'C.search.13', method: 'POST', path: '/api/search/ts/fileSearch', access: 'reader' },
  { id: 'C.semantic.01', method: 'POST', path: '/api/search/semantic/getSimpleSearchParameter', access: 'reader' },
  { id: 'C.semantic.02', method: 'POST', path: '/api/search/semantic/add', access: 'reader' },
  { id: 'C.semantic.03', method: 'POST', path: '/api/search/semantic/search', access: 'reader' },
  { id: 'C.semantic.04', method: 'POST', path: '/api/search/semantic/pageSearch', access: 'reader' },
  { id: 'C.keyword.01', method: 'POST', path: '/api/search/keyword/search', access: 'guest' },
  { id: 'C.keyword.02', method: 'POST', path: '/api/search/keyword/expand', access: 'guest' },
  { id: 'C.keyword.03', method: 'POST', path: '/api/search/keyword/help', access: 'guest' },
  { id: 'C.suggest.01', method: 'POST', path: '/api/search/suggest/all', access: 'guest' },
  { id: 'C.suggest.02', method: 'POST', path: '/api/search/suggest/normal', access: 'guest' },
  { id: 'C.suggest.03', method: 'POST', path: '/api/search/suggest/company', access: 'guest' },
  { id: 'C.suggest.04', method: 'POST', path: '/api/search/suggest/countSuggest', access: 'guest' },
  { id: 'C.search.14', method: 'POST', path: '/api/search/literature/search', access: 'reader' },
  { id: 'C.checkData.01', method: 'POST', path: '/api/search/checkData/matchingData', access: 'reader' },
  { id: 'C.searchField.01', method: 'POST', path: '/api/search/sf/list', access: 'guest' },
  {
    id: 'C.database.01',
    method: 'POST',
    path: '/api/search/searchType/list',
    aliases: ['/api/search/sf/searchType/list'],
    access: 'guest',
  },
  { id: 'C.database.02', method: 'POST', path: '/api/search/dataBase/list', aliases: ['/api/search/sf/dataBase/list'], access: 'guest' },
  {
    id: 'C.database.03',
    method: 'POST',
    path: '/api/search/dataBase/countryCodeList',
    aliases: ['/api/search/sf/dataBase/countryCodeList'],
    access: 'guest',
  },
  { id: 'C.template.01', method: 'POST', path: '/api/search/template/list', aliases: ['/api/search/sf/template/list'], access: 'login' },
  { id: 'C.template.02', method: 'POST', path: '/api/search/template/add', aliases: ['/api/search/sf/template/add'], access: 'login' },
  { id: 'C.template.03', method: 'POST', path: '/api/search/template/del', aliases: ['/api/search/sf/template/del'], access: 'login' },
  { id: 'C.template.04', method: 'POST', path: '/api/search/template/upd', aliases: ['/api/search/sf/template/upd'], access: 'login' },
  { id: 'C.template.05', method: 'POST', path: '/api/search/template/get', aliases: ['/api/search/sf/template/get'], access: 'login' },
  { id: 'C.classification.01', method: 'POST', path: '/api/search/IPC/list', aliases: ['/api/search/sf/IPC/list'], access: 'guest' },
  { id: 'C.classification.02', method: 'POST', path: '/api/search/IPC/dimList', aliases: ['/api/search/sf/IPC/dimList'], access: 'guest' },
  { id: 'C.classification.03', method: 'POST', path: '/api/search/IPC/cide', aliases: ['/api/search/sf/IPC/cide'], access: 'guest' },
  { id: 'C.classification.04', method: 'POST', path: '/api/search/IPC/esosi', aliases: ['/api/search/sf/IPC/esosi'], access: 'guest' },
  { id: 'C.classification.05', method: 'POST', path: '/api/search/IPC/getCls', aliases: ['/api/search/sf/IPC/getCls'], access: 'guest' },
  {
    id: 'C.classification.06',
    method: 'POST',
    path: '/api/search/IPC/getCideName',
    aliases: ['/api/search/sf/IPC/getCideName'],
    access: 'guest',
  },
  { id: 'C.search.15', method: 'POST', path: '/api/search/validate/v', aliases: ['/api/search/sf/validate/v'], access: 'guest' },
  { id: 'C.company.01', method: 'POST', path: '/api/search/company/dimList', aliases: ['/api/search/sf/company/dimList'], access: 'guest' },
  { id: 'C.searchSettings.01', method: 'POST', path: '/api/search/searchMergeSet/list', access: 'login' },
  { id: 'C.searchSettings.02', method: 'POST', path: '/api/search/searchMergeSet/selectList', access: 'login' },
  { id: 'C.patentDetail.03', method: 'POST', path: '/api/search/claim/claimTree', access: 'guest' },
  { id: 'C.patentDetail.04', method: 'POST', path: '/api/search/attach/list', access: 'guest' },
  { id: 'C.patentDetail.05', method: 'POST', path: '/api/search/attach/download', access: 'reader', answers: 'file' },
  { id: 'C.patentDetail.06', method: 'POST', path: '/api/search/attach/attachList', access: 'reader' },
  { id: 'C.patentDetail.07', method: 'POST', path: '/api/search/attach/batchAttachList', access: 'reader' },
  { id: 'C.family.01', method: 'POST', path: '/api/search/family/list', access: 'guest' },
  { id: 'C.translate.01', method: 'POST', path: '/api/search/translate/translate', access: 'guest' },
  { id: 'C.patentDetail.08', method: 'POST', path: '/api/search/view/count/valid', access: 'guest' },
  { id: 'C.translate.02', method: 'POST', path: '/api/search/google/google', access: 'login' },
  { id: 'C.export.01', method: 'POST', path: '/api/search/export/fieldList', access: 'login' },
  { id: 'C.export.02', method: 'POST', path: '/api/search/export/put', access: 'login' },
  { id: 'C.export.03', method: 'POST', path: '/api/search/export/history', access: 'login' },
  { id: 'C.export.04', method: 'POST', path: '/api/search/export/clean', access: 'login' },
  { id: 'C.export.05', method: 'POST', path: '/api/search/export/switch', access: 'login' },
  { id: 'C.monitor.01', method: 'POST', path: '/api/search/monitor/list', access: 'login' },
  { id: 'C.monitor.02', method: 'POST', path: '/api/search/monitor/switch', access: 'login' },
  { id: 'C.monitor.03', method: 'POST', path: '/api/search/monitor/clean', access: 'login' },
  { id: 'C.monitor.04', method: 'POST', path: '/api/search/monitor/cronNameList', access: 'login' },
  { id: 'C.monitor.05', method: 'POST', path: '/api/search/monitor/add', access: 'login' },
  { id: 'C.monitor.06', method: 'POST', path: '/api/search/monitor/checkName', access: 'login' },
  { id: 'C.monitor.07', method: 'POST', path: '/api/search/monitor/batchClean', access: 'login' },
  { id: 'C.monitor.08', method: 'POST', path: '/api/search/monitor/send', access: 'login' },
  { id: 'C.monitor.09', method: 'POST', path: '/api/search/monitor/againSend', access: 'login' },
  { id: 'C.valuation.06', method: 'POST', path: '/api/search/patentValuation/queryResemblePatent', access: 'reader' },
  { id: 'C.checkData.02', method: 'GET', path: '/api/search/checkData/downloadTemplate', access: 'reader', answers: 'file' },
  { id: 'C.checkData.03', method: 'GET', path: '/api/search/checkData/downloadErrorData', access: 'reader', answers: 'file' },
  { id: 'C.checkData.04', method: 'POST', path: '/api/search/checkData/checkData', access: 'reader' },
  { id: 'C.upload.01', method: 'POST', path: '/api/sms/oss/upload', access: 'login' },
  { id: 'C.imageSearch.01', method: 'POST', path: '/api/search/imageSearch/search', access: 'login' },
  { id: 'C.imageSearch.02', method: 'POST', path: '/api/search/imageSearch/cleanSearchHistory', access: 'login' },
  { id: 'C.imageSearch.03', method: 'POST', path: '/api/search/imageSearch/listSearchHistory', access: 'login' },
  {
    id: 'C.imageSearch.04',
    method: 'POST',
    path: '/api/search/imageSearch/fm/search',
    aliases: ['/api/search/fm/search'],
    access: 'login',
  },
  { id: 'C.imageSearch.05', method: 'POST', path: '/api/search/imageSearch/add_history', access: 'login' },
  { id: 'C.imageSearch.06', method: 'POST', path: '/api/search/imageSearch/splitExtendContent', access: 'reader' },
  { id: 'C.imageSearch.07', method: 'GET', path: '/api/search/imageSearch/deleteSearchHistoryById', access: 'login' },
  { id: 'C.imageSearch.08', method: 'GET', path: '/api/search/imageSearch/splitContent', access: 'reader' },
  { id: 'C.imageSearch.09', method: 'POST', path: '/api/search/imageSearch/uploadImage', access: 'login' },
  { id: 'C.help.01', method: 'POST', path: '/api/search/sysadmin/help/indexDataCount', access: 'public' },
  { id: 'C.feedback.02', method: 'POST', path: '/api/search/sysadmin/help/feedBack', access: 'login' },
  { id: 'C.feedback.03', method: 'POST', path: '/api/search/sysadmin/help/feedBackList', access: 'login' },
  {
    id: 'C.dictionary.01',
    method: 'POST',
    path: '/api/search/sysadmin/dict/selectDict',
    aliases: ['/api/news/sysadmin/dict/selectDict'],
    access: 'public',
  },
  { id: 'C.searchHistory.01', method: 'POST', path: '/api/user/searchHistory/homePageList', access: 'login' },
  { id: 'C.searchHistory.02', method: 'POST', path: '/api/user/searchHistory/list', access: 'login' },
  { id: 'C.searchHistory.03', method: 'POST', path: '/api/user/searchHistory/delAll', access: 'login' },
  { id: 'C.searchHistory.04', method: 'POST', path: '/api/user/searchHistory/del', access: 'login' },
  { id: 'C.searchHistory.05', method: 'POST', path: '/api/user/searchHistory/add', access: 'login' },
  { id: 'C.searchHistory.06', method: 'GET', path: '/api/user/searchHistory/exportExcel', access: 'login', answers: 'file' },
  { id: 'C.searchStrategy.01', method: 'POST', path: '/api/user/searchStrategy/list', access: 'login' },
  { id: 'C.searchStrategy.02', method: 'POST', path: '/api/user/searchStrategy/del', access: 'login' },
  { id: 'C.searchStrategy.03', method: 'POST', path: '/api/user/searchStrategy/add', access: 'login' },
  { id: 'C.searchStrategy.04', method: 'POST', path: '/api/user/searchStrategy/checkTitle', access: 'login' },
  { id: 'C.searchStrategy.05', method: 'POST', path: '/api/user/searchStrategy/countUserSearchStrategy', access: 'login' },
  { id: 'C.searchStrategy.06', method: 'POST', path: '/api/user/searchStrategy/upd', access: 'login' },
  { id: 'C.searchStrategy.07', method: 'GET', path: '/api/user/searchStrategy/exportExcel', access: 'login', answers: 'file' },
  { id: 'C.message.01', method: 'POST', path: '/api/sms/msg/list', access: 'login' },
  { id: 'C.message.02', method: 'POST', path: '/api/sms/msg/del', access: 'login' },
  { id: 'C.message.03', method: 'POST', path: '/api/sms/msg/emptyMsg', access: 'login' },
  { id: 'C.message.04', method: 'POST', path: '/api/sms/msg/findMsg', access: 'login' },
  { id: 'C.mark.01', method: 'POST', path: '/api/user/mark/queryByPnList', access: 'login' },
  { id: 'C.strategyGroup.01', method: 'POST', path: '/api/user/strategyGroup/confirm', access: 'login' },
  { id: 'C.strategyGroup.02', method: 'GET', path: '/api/user/strategyGroup/list', access: 'login' },
  { id: 'C.searchSettings.03', method: 'POST', path: '/api/user/searchSet/list', access: 'login' },
  { id: 'C.searchSettings.04', method: 'POST', path: '/api/user/searchSet/find', access: 'login' },
  { id: 'C.searchSettings.05', method: 'POST', path: '/api/user/searchSet/save', access: 'login' },
  { id: 'C.searchSettings.06', method: 'POST', path: '/api/user/searchSet/recoveryDefault', access: 'login' },
  { id: 'C.searchSettings.07', method: 'POST', path: '/api/user/displayFields/list', access: 'login' },
  { id: 'C.searchSettings.08', method: 'POST', path: '/api/user/displayFields/defaultList', access: 'login' },
  { id: 'C.searchSettings.09', method: 'POST', path: '/api/user/displayFields/initialize', access: 'login' },
  { id: 'C.searchSettings.10', method: 'POST', path: '/api/user/displayFields/save', access: 'login' },
  { id: 'C.searchSettings.11', method: 'POST', path: '/api/user/displayFields/listUserSearchOrder', access: 'login' },
  { id: 'C.searchSettings.12', method: 'POST', path: '/api/user/displayFields/lisSearchOrder', access: 'login' },
  { id: 'C.searchSettings.13', method: 'POST', path: '/api/user/displayFields/saveOrder', access: 'login' },
  { id: 'C.searchSettings.14', method: 'POST', path: '/api/user/navigationPage/list', access: 'login' },
  { id: 'C.searchSettings.15', method: 'POST', path: '/api/user/navigationPage/save', access: 'login' },
  { id: 'C.searchSettings.16', method: 'POST', path: '/api/user/navigationPage/clean', access: 'login' },
  { id: 'C.saleService.01', method: 'POST', path: '/api/user/sale/service/tree', access: 'public' },
  { id: 'C.saleService.02', method: 'POST', path: '/api/user/sale/service/detail', access: 'public' },
  { id: 'C.saleService.03', method: 'POST', path: '/api/user/sale/service/recommendList', access: 'public' },
]
