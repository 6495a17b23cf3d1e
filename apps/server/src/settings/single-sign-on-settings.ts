import { url } from './setting-addresses.ts'
import { SettingError } from './setting-error.ts'
import { text } from './setting-values.ts'

/** A claim that must have one of some values. */
export interface RequiredClaim {
  /** The name, or the names on the way to it. */
  readonly path: readonly string[]
  readonly values: readonly string[]
}

/** The identity provider of an institution (OpenID Connect); docs/single-sign-on.md describes how to set it up. */
export const SINGLE_SIGN_ON_SETTINGS = {
  GEZHI_OIDC_ISSUER: {
    default: '',
    zh: '单点登录：身份提供方（OpenID Connect）的 issuer，如 https://sso.example.edu.cn/realms/main；为空时不提供单点登录',
    en: 'Single sign-on: issuer of the identity provider (OpenID Connect), such as https://sso.example.edu/realms/main; if empty, single sign-on is not offered',
    secret: false,
    parse: url('http:', 'https:'),
  },
  GEZHI_OIDC_CLIENT_ID: {
    default: '',
    zh: '单点登录：在身份提供方登记的客户端标识',
    en: 'Single sign-on: client id registered at the identity provider',
    secret: false,
    parse: text,
  },
  GEZHI_OIDC_CLIENT_SECRET: {
    default: '',
    zh: '单点登录：客户端密钥；公开客户端（仅 PKCE）留空',
    en: 'Single sign-on: client secret; empty for a public client (PKCE only)',
    secret: true,
    parse: text,
  },
  GEZHI_OIDC_NAME: {
    default: '',
    zh: '单点登录：登录按钮上的名称，如“示例大学统一身份认证”',
    en: 'Single sign-on: name on the login button in Chinese',
    secret: false,
    parse: text,
  },
  GEZHI_OIDC_NAME_EN: {
    default: '',
    zh: '单点登录：登录按钮上的英文名称；为空时与 GEZHI_OIDC_NAME 相同',
    en: 'Single sign-on: name on the login button in English, such as Example University; if empty, that of GEZHI_OIDC_NAME',
    secret: false,
    parse: text,
  },
  GEZHI_OIDC_SCOPES: {
    default: 'openid profile email',
    zh: '单点登录：请求的 scope，以空格分隔，须含 openid',
    en: 'Single sign-on: requested scopes, separated by spaces; openid is required',
    secret: false,
    parse: scopes,
  },
  GEZHI_OIDC_EMAIL_DOMAINS: {
    default: '',
    zh: '单点登录：只接受已验证邮箱属于这些域名的用户，以逗号分隔，如 example.edu.cn；为空时不限',
    en: 'Single sign-on: only users with a verified e-mail address in these domains are admitted, separated by commas, such as example.edu; empty for all',
    secret: false,
    parse: domains,
  },
  GEZHI_OIDC_CLAIM: {
    default: '',
    zh: '单点登录：用户须具备的声明及其允许的值，如 affiliation=staff|student，下级用点，如 realm_access.roles=gezhi；为空时不限。每次登录都检查',
    en: 'Single sign-on: a claim users must have, with its permitted values, such as affiliation=staff|student, nested with dots, such as realm_access.roles=gezhi; empty for none. Checked at every login',
    secret: false,
    parse: requiredClaim,
  },
}

function scopes(value: string): string {
  const all = value.trim().split(/\s+/)
  if (!all.includes('openid')) throw new SettingError('须含 openid', 'must contain openid')
  return all.join(' ')
}

function domains(value: string): readonly string[] {
  const all = value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
  if (!all.every((domain) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(domain)))
    throw new SettingError('须为以逗号分隔的域名，如 example.edu.cn', 'must be domains separated by commas, such as example.edu')
  return all
}

function requiredClaim(value: string): RequiredClaim | null {
  if (value.trim() === '') return null
  const [, name = '', permitted = ''] = /^([^=]+)=(.+)$/.exec(value.trim()) ?? []
  const path = name.split('.').map((part) => part.trim())
  const values = permitted
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
  if (values.length === 0 || path.includes(''))
    throw new SettingError('须形如 affiliation=staff|student', 'must look like affiliation=staff|student')
  return { path, values }
}
