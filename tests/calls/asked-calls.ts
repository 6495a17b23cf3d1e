/** A call the product has to have, as its specification asks for it. */
export interface AskedCall {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly aliases?: readonly string[]
  /** public: no token; guest: a guest's or a user's; login: a user's. */
  readonly access: 'public' | 'guest' | 'login'
  /** Takes the pending token of a login that waits for a displacement as well (G13); also to give that login up. */
  readonly pending?: true
  /** What it answers where that is not the envelope. */
  readonly answers?: 'redirect'
}

/** The systems whose calls are asked for here; who builds another system adds it, and its calls below. */
export const ASKED_SYSTEMS: readonly string[] = [
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
  'M41', // messages
  'M60', // service pages
]

/** Every call of these systems. */
export const ASKED_CALLS: readonly AskedCall[] = [
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
  { id: 'C.upload.01', method: 'POST', path: '/api/sms/oss/upload', access: 'login' },
  { id: 'C.help.01', method: 'POST', path: '/api/search/sysadmin/help/indexDataCount', access: 'public' },
  { id: 'C.feedback.02', method: 'POST', path: '/api/search/sysadmin/help/feedBack', access: 'login' },
  { id: 'C.feedback.03', method: 'POST', path: '/api/search/sysadmin/help/feedBackList', access: 'login' },
  {
    id: 'C.dictionary.01',
    method: 'POST',
    path: '/api/search/sysadmin/dict/selectDict',
    access: 'public',
    aliases: ['/api/news/sysadmin/dict/selectDict'],
  },
  { id: 'C.message.01', method: 'POST', path: '/api/sms/msg/list', access: 'login' },
  { id: 'C.message.02', method: 'POST', path: '/api/sms/msg/del', access: 'login' },
  { id: 'C.message.03', method: 'POST', path: '/api/sms/msg/emptyMsg', access: 'login' },
  { id: 'C.message.04', method: 'POST', path: '/api/sms/msg/findMsg', access: 'login' },
  { id: 'C.saleService.01', method: 'POST', path: '/api/user/sale/service/tree', access: 'public' },
  { id: 'C.saleService.02', method: 'POST', path: '/api/user/sale/service/detail', access: 'public' },
  { id: 'C.saleService.03', method: 'POST', path: '/api/user/sale/service/recommendList', access: 'public' },
]
