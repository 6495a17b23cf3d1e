import { gatewayIssues } from '@gezhi/gateways'
import { isLoopback } from './loopback.ts'
import { SettingError } from './setting-error.ts'
import { secretFileVariable, secretText } from './secret-files.ts'
import { unencryptedServices } from './service-encryption.ts'
import { SETTINGS, type SettingName, type Settings } from './settings.ts'

/** All issues of the settings at once; the message lists them, one per line, in both languages. */
export class SettingsError extends Error {
  readonly issues: readonly { name: string; zh: string; en: string }[]

  constructor(errors: readonly { name: string; zh: string; en: string }[]) {
    super(errors.map(({ name, zh, en }) => `${name}: ${en} / ${zh}`).join('\n'))
    this.name = 'SettingsError'
    this.issues = errors
  }
}

/** Reads all settings from an environment. Throws `SettingsError` with every issue. Never quotes a value that may be a secret. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const errors: { name: string; zh: string; en: string }[] = []
  const values: { [Name in SettingName]?: Settings[Name] | undefined } = {}
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    try {
      const text = SETTINGS[name].secret ? secretText(name, environment) : environment[name]
      Object.assign(values, { [name]: SETTINGS[name].parse(text || SETTINGS[name].default) })
    } catch (error) {
      if (!(error instanceof SettingError)) throw error
      errors.push({ name, zh: error.zh, en: error.en })
    }
  }
  errors.push(...unknownVariables(environment), ...contradictions(values))
  if (!errors.length) errors.push(...gatewayIssues(values as Settings, (values as Settings).GEZHI_MODE))
  if (errors.length) throw new SettingsError(errors)
  return values as Settings
}

function unknownVariables(environment: Readonly<Record<string, string | undefined>>) {
  const secretFiles = (Object.keys(SETTINGS) as SettingName[]).filter((name) => SETTINGS[name].secret).map(secretFileVariable)
  return Object.keys(environment)
    .filter((name) => name.startsWith('GEZHI_') && !(name in SETTINGS) && !secretFiles.includes(name))
    .map((name) => ({
      name,
      zh: '没有这个设置，全部设置见 docs/settings.md',
      en: 'unknown setting; all settings are listed in docs/settings.md',
    }))
}

/** Values that are valid individually but not in combination. */
function contradictions(values: { [Name in SettingName]?: Settings[Name] | undefined }) {
  const ofMode = values.GEZHI_MODE === 'development' ? openDevelopment(values.HOST) : [...productionAddress(values), ...unencrypted(values)]
  return [...ofMode, ...embeddingIssues(values), ...lonelyRole(values), ...lonelyReplica(values), ...providerIssues(values)]
}

/** Services exchange passwords and texts of users. */
function unencrypted(values: { [Name in SettingName]?: Settings[Name] | undefined }) {
  if (values.GEZHI_SERVICE_TLS !== 'required') return []
  return unencryptedServices(values).map((name) => ({
    name,
    zh: '正式运行时与其他机器上的服务须加密连接（https；PostgreSQL 为 sslmode=verify-full）；各服务在隔离的网络内时可设 GEZHI_SERVICE_TLS=optional',
    en: 'connections to services on other machines must be encrypted in production (https; sslmode=verify-full for PostgreSQL); if only the services share their network, set GEZHI_SERVICE_TLS=optional',
  }))
}

/** Required settings of each kind of embedding model. */
const EMBEDDING_NEEDS = {
  off: [],
  openai: ['GEZHI_EMBEDDING_URL', 'GEZHI_EMBEDDING_MODEL'],
  onnx: ['GEZHI_EMBEDDING_FOLDER'],
} as const satisfies Record<Settings['GEZHI_EMBEDDING'], readonly SettingName[]>

function embeddingIssues(values: { [Name in SettingName]?: Settings[Name] | undefined }) {
  const { GEZHI_EMBEDDING: kind = 'off', GEZHI_MEANING: semantic } = values
  const missing = EMBEDDING_NEEDS[kind]
    .filter((name) => values[name] === null || values[name] === '')
    .map((name) => ({ name, zh: `GEZHI_EMBEDDING=${kind} 时须填写`, en: `is required with GEZHI_EMBEDDING=${kind}` }))
  if (kind === 'off' || semantic !== 'off') return missing
  const zh = 'GEZHI_MEANING=off 时不计算向量，须为 off'
  return [...missing, { name: 'GEZHI_EMBEDDING', zh, en: 'must be off with GEZHI_MEANING=off, where no vectors are computed' }]
}

/** What the login at an identity provider needs. */
function providerIssues(values: { [Name in SettingName]?: Settings[Name] | undefined }) {
  if (!values.GEZHI_OIDC_ISSUER) return []
  return (['GEZHI_OIDC_CLIENT_ID', 'GEZHI_OIDC_NAME'] as const)
    .filter((name) => values[name] === '')
    .map((name) => ({ name, zh: '设置 GEZHI_OIDC_ISSUER 时须填写', en: 'is required with GEZHI_OIDC_ISSUER' }))
}

/** The embedded PostgreSQL belongs to one process. */
function lonelyRole({ GEZHI_ROLE: role, DATABASE_URL }: { [Name in SettingName]?: Settings[Name] | undefined }) {
  if (role === undefined || role === 'all' || DATABASE_URL !== null) return []
  return [
    {
      name: 'DATABASE_URL',
      zh: `GEZHI_ROLE=${role} 时须填写，各进程共用`,
      en: `is required with GEZHI_ROLE=${role}, shared by all processes`,
    },
  ]
}

/** The embedded PostgreSQL has no replica. */
function lonelyReplica({ DATABASE_REPLICA_URL, DATABASE_URL }: { [Name in SettingName]?: Settings[Name] | undefined }) {
  if (!DATABASE_REPLICA_URL || DATABASE_URL !== null) return []
  return [{ name: 'DATABASE_URL', zh: '设置 DATABASE_REPLICA_URL 时须填写', en: 'is required with DATABASE_REPLICA_URL' }]
}

function openDevelopment(host: string | undefined) {
  if (host === undefined || isLoopback(host)) return []
  return [
    {
      name: 'HOST',
      zh: `开发模式只能监听本机地址（127.0.0.1、::1、localhost）；对外服务请设 GEZHI_MODE=production`,
      en: 'development mode can listen only on local addresses (127.0.0.1, ::1, localhost); set GEZHI_MODE=production to serve others',
    },
  ]
}

/**
 * The address is required because links in messages must not be derived from what a browser claims, and must be https because of
 * passwords and sessions; except on the local machine, and if the operator allows it.
 */
function productionAddress({
  GEZHI_PUBLIC_URL: address,
  GEZHI_ALLOW_HTTP: allowHttp,
}: { [Name in SettingName]?: Settings[Name] | undefined }) {
  // Unreadable values have already been reported.
  if (address === undefined) return []
  const name = 'GEZHI_PUBLIC_URL'
  if (address === null) return [{ name, zh: '正式运行（GEZHI_MODE=production）时须填写', en: 'is required with GEZHI_MODE=production' }]
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname) || hostname.endsWith('.localhost') || allowHttp === 'on') return []
  return [
    {
      name,
      zh: '正式运行时须为 https 地址；没有 TLS 的内网请设 GEZHI_ALLOW_HTTP=on',
      en: 'must begin with https:// in production; on an intranet without TLS set GEZHI_ALLOW_HTTP=on',
    },
  ]
}
