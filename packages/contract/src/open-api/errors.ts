import type { ErrorTable } from '../error-definition.ts'

/** Errors of every operation that programs call with a key. */
export const PROGRAM_ERRORS = [
  ...(['API_KEY_MISSING', 'API_KEY_INVALID', 'API_KEY_ADDRESS', 'API_SCOPE_MISSING', 'API_QUOTA_USED_UP'] as const),
  'API_METHOD',
] as const

/** Errors of the open API and of the calls that manage its keys. */
export const OPEN_API_ERRORS = {
  API_KEYS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可创建 {limit} 个密钥，请先吊销不用的密钥',
    en: 'At most {limit} keys can be created; please revoke some first',
  },
  API_KEY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到密钥', en: 'API key not found' },
  API_KEY_MISSING: {
    code: 401,
    everywhere: false,
    zh: '缺少密钥：请在请求头 Authorization 中以“Bearer gz_…”提供 API 密钥',
    en: 'No API key: send the header Authorization with “Bearer gz_…”',
  },
  API_KEY_INVALID: { code: 401, everywhere: false, zh: 'API 密钥无效、已过期或已吊销', en: 'The API key is invalid, expired or revoked' },
  API_KEY_ADDRESS: {
    code: 403,
    everywhere: false,
    zh: '此密钥不允许从 IP 地址 {address} 使用',
    en: 'This key may not be used from the IP address {address}',
  },
  API_SCOPE_MISSING: { code: 403, everywhere: false, zh: '此密钥没有权限“{scope}”', en: 'This key lacks the scope “{scope}”' },
  API_QUOTA_USED_UP: {
    code: 429,
    everywhere: false,
    zh: '今天的 {limit} 次免费调用已用完，购买 API 包后可继续调用',
    en: 'The {limit} free requests of today are used up; an API pack allows more',
  },
  WEBHOOKS_FULL: {
    code: 400,
    everywhere: false,
    zh: '最多可创建 {limit} 个 Webhook，请先删除不用的',
    en: 'At most {limit} webhooks can be created; please delete some first',
  },
  WEBHOOK_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到 Webhook', en: 'Webhook not found' },
  WEBHOOK_DELIVERY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到投递记录', en: 'Delivery not found' },
  WEBHOOK_OFF: { code: 400, everywhere: false, zh: 'Webhook 已停用，请先启用', en: 'The webhook is off; please turn it on first' },
  WEBHOOK_NOT_HTTPS: { code: 400, everywhere: false, zh: 'Webhook 地址须以 https:// 开头', en: 'The address must begin with https://' },
  WEBHOOK_HOST_UNKNOWN: { code: 400, everywhere: false, zh: '找不到主机 {host}', en: 'The host {host} cannot be found' },
  WEBHOOK_ADDRESS_FORBIDDEN: {
    code: 400,
    everywhere: false,
    zh: '主机 {host} 不是公网地址，不能用作 Webhook 地址',
    en: 'The host {host} has no public address and cannot receive webhooks',
  },
  API_METHOD: { code: 405, everywhere: false, zh: '{path} 只接受 {methods}', en: '{path} accepts only {methods}' },
} satisfies ErrorTable
