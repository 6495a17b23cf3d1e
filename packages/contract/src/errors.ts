import type { Language } from './language.ts'

/**
 * The register of errors: code of the envelope (decisions K) and message in both languages; `{name}` is filled from the error's values.
 * docs/errors.md is generated from it. `everywhere`: any call may answer it, so calls need not list it.
 */
export const ERRORS = {
  INVALID_INPUT: { code: 400, everywhere: true, zh: '参数错误：{field} {problem}', en: 'Invalid input: {field} {problem}' },
  MALFORMED_JSON: {
    code: 400,
    everywhere: true,
    zh: '请求内容不是有效的 JSON（第 {line} 行第 {column} 列）',
    en: 'The request is not valid JSON (line {line}, column {column})',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    code: 400,
    everywhere: true,
    zh: '请求内容须为 application/json，而不是 {type}',
    en: 'The request must be application/json, not {type}',
  },
  BODY_TOO_LARGE: { code: 400, everywhere: true, zh: '请求内容超过 {limit} 字节', en: 'The request is larger than {limit} bytes' },
  BAD_REQUEST: { code: 400, everywhere: true, zh: '请求无法读取：{problem}', en: 'The request cannot be read: {problem}' },
  QUERY_SYNTAX: {
    code: 400,
    everywhere: false,
    zh: '检索式有误（第 {position} 个字符）：{problem}',
    en: 'The query cannot be read (character {position}): {problem}',
  },
  PATTERN_TOO_BROAD: {
    code: 400,
    everywhere: false,
    zh: '通配符 {pattern} 匹配的词过多（{count} 个），请写得更具体',
    en: 'The wildcard {pattern} stands for too many words ({count}); please be more specific',
  },
  UNKNOWN_FIELD: { code: 400, everywhere: false, zh: '{place}：没有名为 {field} 的字段', en: '{place}: there is no field {field}' },
  CAPTCHA_WRONG: { code: 400, everywhere: false, zh: '验证码错误！', en: 'The characters of the picture are wrong' },
  PASSWORD_WRONG: { code: 400, everywhere: false, zh: '账号或密码错误！', en: 'Account or password is wrong' },
  SMS_CODE_WRONG: { code: 400, everywhere: false, zh: '验证码错误!', en: 'The code is wrong or no longer good' },
  OLD_PASSWORD_WRONG: { code: 400, everywhere: false, zh: '原密码错误！', en: 'The old password is wrong' },
  PASSWORD_SAME: { code: 400, everywhere: false, zh: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
  TELEPHONE_UNKNOWN: { code: 400, everywhere: false, zh: '手机号码未注册！', en: 'This phone is not registered' },
  TELEPHONE_TAKEN: { code: 400, everywhere: false, zh: '手机号码已被注册!', en: 'This phone is registered already' },
  NICK_TAKEN: { code: 400, everywhere: false, zh: '用户名已存在！', en: 'This name is taken' },
  EMAIL_TAKEN: { code: 400, everywhere: false, zh: '邮箱已被注册！', en: 'This e-mail address is registered already' },
  TELEPHONE_BOUND: {
    code: 400,
    everywhere: false,
    zh: '该手机号已被其他微信账号绑定',
    en: 'This phone is bound to another WeChat account',
  },
  TELEPHONE_HELD: {
    code: 400,
    everywhere: false,
    zh: '账号已有手机号，请使用更换手机号',
    en: 'The account has a phone already; please change it instead',
  },
  TELEPHONE_NEEDED: { code: 400, everywhere: false, zh: '请先绑定手机号', en: 'Please bind a phone first' },
  WECHAT_HELD: {
    code: 400,
    everywhere: false,
    zh: '账号已绑定微信，请先解绑',
    en: 'The account is bound to a WeChat account already; please unbind it first',
  },
  WECHAT_BOUND: { code: 400, everywhere: false, zh: '该微信已绑定其他账号', en: 'This WeChat account is bound to another account' },
  WECHAT_FAILED: { code: 400, everywhere: false, zh: '微信登录失败，请稍后重试', en: 'The login by WeChat failed, please try again' },
  PHONE_AUTH_FAILED: {
    code: 400,
    everywhere: false,
    zh: '手机实名认证未通过，请重试',
    en: 'The phone was not confirmed, please try again',
  },
  QR_WAITING: { code: 400, everywhere: false, zh: '等待扫码', en: 'Waiting for the scan' },
  EMAIL_MISSING: { code: 400, everywhere: false, zh: '请先填写邮箱', en: 'Please enter an e-mail address first' },
  CANCELLATION_PENDING: {
    code: 400,
    everywhere: false,
    zh: '您的注销申请已提交，我们将在3-5个工作日内审核',
    en: 'Your request to close the account was submitted; we will review it within 3 to 5 working days',
  },
  UPLOAD_TYPE: { code: 400, everywhere: false, zh: '上传文件格式必须为jpg/png/jpeg', en: 'The file must be a jpg or png picture' },
  UPLOAD_SIZE: { code: 400, everywhere: false, zh: '上传文件大小不能超过5M!', en: 'The file must be smaller than 5 MB' },
  UPLOAD_BROKEN: {
    code: 400,
    everywhere: false,
    zh: '图片已损坏或不完整，请重新选择',
    en: 'The picture is damaged or not complete, please choose another one',
  },
  UPLOAD_PIXELS: {
    code: 400,
    everywhere: false,
    zh: '图片尺寸过大：{width}×{height}，最多 {limit} 万像素',
    en: 'The picture is too large: {width} × {height}; at most {limit}0 thousand pixels',
  },
  UPLOAD_MIXED: {
    code: 400,
    everywhere: false,
    zh: '图片中含有其他类型的内容，无法上传',
    en: 'The picture holds content that is no picture and is not taken',
  },
  BATCH_FILE: { code: 400, everywhere: false, zh: '文件无法读取：{problem}', en: 'The file cannot be read: {problem}' },
  BATCH_ROWS: { code: 400, everywhere: false, zh: '每次最多 {limit} 行，请分批上传', en: 'At most {limit} rows at a time' },
  BATCH_EMPTY: { code: 400, everywhere: false, zh: '没有可检索的内容', en: 'There is nothing to search for' },
  GROUP_MEMBER_OFFLINE: {
    code: 400,
    everywhere: false,
    zh: '该成员已不在线，请重新选择',
    en: 'This member is not online any more, please choose again',
  },
  UNAUTHENTICATED: { code: 401, everywhere: true, zh: '请先登录', en: 'Please sign in' },
  SIGNATURE_MISSING: {
    code: 400,
    everywhere: false,
    zh: '缺少签名：请求头 {header} 为空或无效',
    en: 'The signature is missing: the header {header} is empty or not valid',
  },
  SIGNATURE_EXPIRED: {
    code: 400,
    everywhere: false,
    zh: '签名已过期或时钟不准（有效期 {minutes} 分钟）',
    en: 'The signature is out of date, or a clock is wrong (it holds for {minutes} minutes)',
  },
  SIGNATURE_WRONG: { code: 403, everywhere: false, zh: '签名不正确', en: 'The signature is wrong' },
  NOT_FROM_THIS_MACHINE: {
    code: 403,
    everywhere: true,
    zh: '开发模式只答复本机的直接访问（见请求头 {header}）；对外服务或置于反向代理之后请设 GEZHI_MODE=production',
    en: 'Development mode answers this machine only, and not through a proxy (see the header {header}); to serve others or behind a proxy set GEZHI_MODE=production',
  },
  FORBIDDEN: { code: 403, everywhere: true, zh: '没有权限', en: 'Not allowed' },
  PAGING_NEEDS_LOGIN: { code: 403, everywhere: false, zh: '请登录后查看更多检索结果', en: 'Please sign in to see more results' },
  MEANING_NEEDS_LOGIN: {
    code: 403,
    everywhere: false,
    zh: '检索式中的 SEM 按语义检索，请登录后使用',
    en: 'SEM in the query searches by meaning; please sign in to use it',
  },
  FREE_PAGING_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '免费用户最多查看前{limit}条结果，开通会员可查看更多',
    en: 'Free users see the first {limit} results; members see more',
  },
  MEMBER_PAGING_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '您的会员权益最多可查看前{limit}条结果',
    en: 'Your membership shows the first {limit} results',
  },
  VIEWS_NEED_LOGIN: {
    code: 403,
    everywhere: false,
    zh: '未登录用户每天最多查看{limit}件专利，请登录后继续',
    en: 'Without a login {limit} patents can be opened a day; please sign in to go on',
  },
  FREE_VIEW_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '免费用户每天最多查看{limit}件专利，开通会员可查看更多',
    en: 'Free users open {limit} patents a day; members open more',
  },
  MEMBER_VIEW_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '您的会员权益每天最多可查看{limit}件专利',
    en: 'Your membership opens {limit} patents a day',
  },
  PRODUCT_NEEDED: { code: 403, everywhere: true, zh: '此功能需开通会员', en: 'This needs a membership' },
  SMS_DAILY_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '该手机号今日获取验证码次数已达上限，请明天再试',
    en: 'No more codes can be sent to this phone today, please try again tomorrow',
  },
  FEEDBACK_DAILY_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '今日反馈已达 {limit} 条，请明天再试',
    en: 'You have given feedback {limit} times today, please try again tomorrow',
  },
  SITE_NOT_LISTED: {
    code: 403,
    everywhere: false,
    zh: '站点 {site} 不在 GEZHI_SHARED_LOGIN_SITES 之列',
    en: 'The site {site} is not listed in GEZHI_SHARED_LOGIN_SITES',
  },
  SHARED_LOGIN_OVER: {
    code: 404,
    everywhere: false,
    zh: '共享登录已失效，请重新登录',
    en: 'The shared login is over, please sign in',
  },
  FEATURE_OFF: { code: 403, everywhere: false, zh: '此功能未开通', en: 'This is not offered here' },
  NOT_FOUND: { code: 404, everywhere: true, zh: '未找到 {path}', en: '{path} does not exist' },
  PATENT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到专利 {number}', en: 'No patent {number}' },
  SHARE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到分享的检索 {key}', en: 'No shared search {key}' },
  BATCH_NOT_FOUND: {
    code: 404,
    everywhere: false,
    zh: '批量检索列表不存在或已过期，请重新上传',
    en: 'There is no such list, or not any more; please upload it again',
  },
  TEMPLATE_NOT_FOUND: { code: 404, everywhere: false, zh: '没有这个模版', en: 'There is no such template' },
  TEMPLATES_FULL: {
    code: 400,
    everywhere: false,
    zh: '模版已满，请先删除不用的模版',
    en: 'There is no room for more templates; please delete some first',
  },
  DRAWING_NOT_FOUND: { code: 404, everywhere: false, zh: '专利 {number} 没有附图 {id}', en: 'Patent {number} has no drawing {id}' },
  ATTACHMENT_NOT_FOUND: { code: 404, everywhere: false, zh: '专利 {number} 没有附件 {name}', en: 'Patent {number} has no file {name}' },
  QR_EXPIRED: { code: 404, everywhere: false, zh: '二维码已失效', en: 'The QR code is no longer good' },
  CANCELLATION_NOT_FOUND: { code: 404, everywhere: false, zh: '没有待审核的申请', en: 'No such request waits' },
  ARTICLE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到文章 {id}', en: 'No article {id}' },
  ARTICLE_CHANGED: {
    code: 400,
    everywhere: false,
    zh: '文章已被他人修改，未保存；请重新载入后再改',
    en: 'Somebody else has changed this article; nothing was saved. Please load it again',
  },
  ARTICLE_EMPTY: { code: 400, everywhere: false, zh: '请输入{language}正文', en: 'The article needs a text ({language})' },
  ARTICLE_TABLE_UNKNOWN: {
    code: 400,
    everywhere: false,
    zh: '正文中的 [[{name}]] 不是已有的表格',
    en: 'There is no table [[{name}]], which the text asks for',
  },
  ARTICLE_GROUP_UNKNOWN: { code: 400, everywhere: false, zh: '该栏目下没有所选分组', en: 'The section has no such group' },
  ARTICLE_NOT_SEEDED: { code: 400, everywhere: false, zh: '文章没有初始内容', en: 'The article did not come with the program' },
  ACCOUNT_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到账号', en: 'No such account' },
  ACCOUNT_IS_OWN: { code: 400, everywhere: false, zh: '不能对自己的账号进行此操作', en: 'This cannot be done to your own account' },
  DICTIONARY_ENTRY_NOT_FOUND: { code: 404, everywhere: false, zh: '没有这个字典条目', en: 'There is no such entry' },
  SYNONYMS_NOT_NEW: {
    code: 400,
    everywhere: false,
    zh: '至少需要两个不同的词，且不得已存在',
    en: 'At least two different words are needed that are not there yet',
  },
  SYNONYMS_NOT_FOUND: { code: 404, everywhere: false, zh: '没有这一组同义词', en: 'There is no such group of synonyms' },
  MESSAGE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到消息', en: 'No such message' },
  FEEDBACK_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到反馈', en: 'No such feedback' },
  RESERVATION_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到预约', en: 'No such booking' },
  SERVICE_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到服务', en: 'No such service' },
  SERVICE_CHANGED: {
    code: 400,
    everywhere: false,
    zh: '服务已被他人修改，未保存；请重新载入后再改',
    en: 'Somebody else has changed this service; nothing was saved. Please load it again',
  },
  SERVICE_IS_KIND: { code: 400, everywhere: false, zh: '服务类别不能删除', en: 'A kind of services cannot be removed' },
  UPLOAD_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到图片', en: 'No such picture' },
  REQUEST_TIMEOUT: {
    code: 408,
    everywhere: true,
    zh: '请求发送过慢，连接已关闭',
    en: 'The request came too slowly; the connection was closed',
  },
  TOO_FREQUENT: {
    code: 429,
    everywhere: true,
    zh: '操作过于频繁，请 {seconds} 秒后再试',
    en: 'Too many requests, please try again in {seconds} seconds',
  },
  CAPTCHA_NEEDED: {
    code: 429,
    everywhere: false,
    zh: '你的输入过于频繁，请输入验证码',
    en: 'Too many requests, please enter the characters of the picture',
  },
  RIGHTS_EXPIRED: { code: 410, everywhere: false, zh: '权益已过期', en: 'Your product has ended' },
  SEARCH_UNSUPPORTED: { code: 500, everywhere: false, zh: '检索服务不支持：{problem}', en: 'The search engine cannot do this: {problem}' },
  SEARCH_STARTING: {
    code: 500,
    everywhere: false,
    zh: '检索服务正在启动，请稍候',
    en: 'The search engine is starting, please wait',
  },
  SMS_FAILED: { code: 500, everywhere: false, zh: '验证码发送失败！', en: 'The code could not be sent' },
  MAIL_FAILED: { code: 500, everywhere: false, zh: '邮件发送失败', en: 'The mail could not be sent' },
  TRANSLATION_OFF: { code: 500, everywhere: false, zh: '没有可用的翻译引擎', en: 'There is no engine that translates this' },
  TRANSLATION_FAILED: {
    code: 500,
    everywhere: false,
    zh: '翻译失败，请稍后重试',
    en: 'The text could not be translated, please try again',
  },
  LOGIN_BUSY: {
    code: 500,
    everywhere: false,
    zh: '当前登录人数过多，请稍后重试',
    en: 'Too many people are logging in, please try again in a moment',
  },
  DATABASE_AWAY: {
    code: 500,
    everywhere: true,
    zh: '数据库暂时不可用，请稍后重试（编号 {requestId}）',
    en: 'The database cannot be reached at the moment, please try again (id {requestId})',
  },
  SEARCH_TIMEOUT: {
    code: 500,
    everywhere: true,
    zh: '检索超过 {seconds} 秒，已停止；请减少检索词或通配符，或缩小范围后再试',
    en: 'The search took longer than {seconds} seconds and was stopped; please use fewer terms or wildcards, or narrow it',
  },
  SEARCH_BUSY: {
    code: 429,
    everywhere: true,
    zh: '您同时进行的检索过多，请待其完成后再试',
    en: 'Too many of your searches are running at the same time; please wait until they are done',
  },
  SEARCH_AWAY: {
    code: 500,
    everywhere: true,
    zh: '检索服务暂时不可用，请稍后重试（编号 {requestId}）',
    en: 'The search engine cannot be reached at the moment, please try again (id {requestId})',
  },
  FILES_AWAY: {
    code: 503,
    everywhere: true,
    zh: '图片存储暂时不可用，请稍后重试（编号 {requestId}）',
    en: 'The store of pictures cannot be reached at the moment, please try again (id {requestId})',
  },
  INTERNAL: {
    code: 500,
    everywhere: true,
    zh: '服务器错误，请稍后重试（编号 {requestId}）',
    en: 'Server error, please try again (id {requestId})',
  },
  GROUP_SEATS_TAKEN: {
    code: 993,
    everywhere: false,
    zh: '同时在线人数已达上限，请选择要下线的账号',
    en: 'All seats are taken; choose an account to log out',
  },
  SESSION_ENDED: { code: 995, everywhere: true, zh: '账号已超时自动退出，请重新登录.', en: 'Your session timed out, please log in again.' },
  LOGIN_ABNORMAL: { code: 996, everywhere: true, zh: '登录异常，请稍后再次登录.', en: 'Abnormal login, please try again later.' },
  LOGGED_IN_ELSEWHERE: {
    code: 997,
    everywhere: false,
    zh: '由于您的账号已在其他地方登录, 如果您选择继续操作，其他使用者会被强制登出。',
    en: 'Your account is already logged in elsewhere. If you continue, the others will be logged out.',
  },
  FORCED_OUT: {
    code: 998,
    everywhere: true,
    zh: '由于您的账号在其它电脑或浏览器登录，您被强制登出。',
    en: 'Your account was logged in on another computer or browser, and you were logged out.',
  },
  DISPLACED: {
    code: 999,
    everywhere: true,
    zh: '由于您的账号在其它电脑或浏览器登录，您被强制登出。',
    en: 'Your account was logged in on another computer or browser, and you were logged out.',
  },
} as const satisfies Record<string, ErrorDefinition>

export interface ErrorDefinition {
  readonly code: number
  readonly everywhere: boolean
  readonly zh: string
  readonly en: string
}

export type ErrorName = keyof typeof ERRORS

/** What stands in `data` of an envelope whose code is not 200. */
export interface ErrorData {
  /** Name in the register. */
  error: ErrorName
  /** Also in the header `x-request-id` and in the server's log. */
  requestId: string
  /** With INVALID_INPUT: every fault, the first one also in the message. */
  faults?: { field: string; message: string }[]
  [value: string]: unknown
}

/** The message of an error in one language, its `{name}`s filled in; a value that is not given leaves nothing. */
export function sayError(name: ErrorName, language: Language, values: Readonly<Record<string, unknown>>): string {
  return ERRORS[name][language].replace(/\{(\w+)\}/g, (_, key: string) => said(values[key])).trim()
}

function said(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
