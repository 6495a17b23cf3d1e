import type { ClientAuth, Configuration, CustomFetchOptions } from 'openid-client'
import type { Settings } from '../../settings/settings.ts'
import { admittedEmail, isAdmitted, type Claims } from './admission.ts'
import { IdentityProviderError, type BegunLogin, type Identity, type IdentityProvider } from './identity-provider.ts'

/** The settings of the provider. */
export type OpenIdSettings = Pick<
  Settings,
  | 'GEZHI_OIDC_ISSUER'
  | 'GEZHI_OIDC_CLIENT_ID'
  | 'GEZHI_OIDC_CLIENT_SECRET'
  | 'GEZHI_OIDC_SCOPES'
  | 'GEZHI_OIDC_EMAIL_DOMAINS'
  | 'GEZHI_OIDC_CLAIM'
>

/** Seconds for each request to the provider. */
const TIMEOUT = 10
/** How long the provider's metadata is used, ms; its keys are reloaded earlier when an unknown one appears. */
const METADATA_LIFETIME = 60 * 60_000
const MAX_NAME = 50
/** Bytes of each answer of the provider. */
const MAX_ANSWER = 1_000_000
/** `sub` has at most 255 characters; one without any would be everybody. */
const SUBJECT = /^[^\p{Cc}\p{Cs}]{1,255}$/u
/** Characters that are not shown, or change the direction of what is. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu

/** The library is loaded by the first login: a server without single sign-on never needs it. */
const loadClient = () => import('openid-client')
type Client = Awaited<ReturnType<typeof loadClient>>

/** The configured OpenID Connect provider; null if there is none. `now` in ms. */
export function openIdProvider(settings: OpenIdSettings, now: () => number): IdentityProvider | null {
  const { GEZHI_OIDC_ISSUER: issuer } = settings
  if (issuer === null) return null
  let discovered: { readonly configuration: Promise<Configuration>; readonly at: number } | null = null
  const configurationOf = (): Promise<Configuration> => {
    if (discovered !== null && now() - discovered.at < METADATA_LIFETIME) return discovered.configuration
    const configuration = discover(new URL(issuer), settings).catch((cause: unknown) => {
      throw new IdentityProviderError('unreachable', { cause, details: detailsOf(cause) })
    })
    const found = { configuration, at: now() }
    discovered = found
    // The next login tries again.
    configuration.catch(() => (discovered = discovered === found ? null : discovered))
    return configuration
  }
  return {
    async begin(redirectUri, language) {
      const client = await loadClient()
      const login = { state: client.randomState(), nonce: client.randomNonce(), codeVerifier: client.randomPKCECodeVerifier() }
      const configuration = await configurationOf()
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.GEZHI_OIDC_SCOPES,
        state: login.state,
        nonce: login.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(login.codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: language === 'zh' ? 'zh-CN' : 'en',
      })
      return { login, url: url.href }
    },
    async complete(redirectUri, response, login) {
      const client = await loadClient()
      const configuration = await configurationOf()
      const answered = new URL(redirectUri)
      answered.search = new URLSearchParams(Object.entries(response).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
      const claims = await claimsOf(client, configuration, answered, login).catch((cause: unknown) => {
        throw new IdentityProviderError(isUnreachable(cause) ? 'unreachable' : 'rejected', { cause, details: detailsOf(cause) })
      })
      if (!SUBJECT.test(claims.sub)) throw new IdentityProviderError('rejected')
      if (!isAdmitted(claims, settings)) throw new IdentityProviderError('not-admitted')
      return identityOf(claims)
    },
  }
}

async function discover(issuer: URL, settings: OpenIdSettings): Promise<Configuration> {
  const client = await loadClient()
  const { GEZHI_OIDC_CLIENT_ID: id, GEZHI_OIDC_CLIENT_SECRET: secret } = settings
  const execute = [client.enableNonRepudiationChecks]
  // Plain http is for this machine and isolated networks; the settings reject other addresses.
  // oxlint-disable-next-line typescript/no-deprecated -- marked so that it stands out
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests)
  return client.discovery(issuer, id, undefined, secret === '' ? client.None() : bySecret(client, secret), {
    execute,
    timeout: TIMEOUT,
    [client.customFetch]: fetchBounded,
  })
}

/** Reads an answer of the provider up to a limit: it is read as a whole. */
async function fetchBounded(url: string, options: CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit)
  if (response.body === null) return response
  const reader = response.body.getReader()
  const parts: Uint8Array[] = []
  let bytes = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    bytes += read.value.length
    if (bytes > MAX_ANSWER) {
      await reader.cancel()
      // As if the connection had broken.
      throw new TypeError('the answer of the provider is too long')
    }
    parts.push(read.value)
  }
  return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers })
}

/** Sends the secret in the way the provider supports; in the header if it supports both. */
function bySecret(client: Client, secret: string): ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (provider, ...request) => {
    const methods = provider.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(provider, ...request)
  }
}

/** The claims of the ID token, which is verified, and of the user information. */
async function claimsOf(
  client: Client,
  configuration: Configuration,
  answered: URL,
  { state, nonce, codeVerifier }: BegunLogin,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()!
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims
  return { ...(await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims }
}

function identityOf(claims: Claims): Identity {
  const name = [chineseName(claims), claims['name'], claims['preferred_username']].find(
    (value) => typeof value === 'string' && value.trim() !== '',
  )
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: typeof name === 'string' ? displayName(name) : null,
    email: admittedEmail(claims),
  }
}

/** Family name first, as Chinese names are written; providers such as Keycloak put it last in `name`. Null for other names. */
function chineseName({ family_name: family, given_name: given }: Claims): string | null {
  const isChinese = (value: unknown): value is string => typeof value === 'string' && /^\p{Script=Han}+$/u.test(value)
  return isChinese(family) && isChinese(given) ? family + given : null
}

/** A name as a nick can be: without control characters, not too long, no half of a character at its end. */
function displayName(name: string): string | null {
  const printable = name.replaceAll(UNPRINTABLE, ' ').trim()
  return (
    printable
      .slice(0, MAX_NAME)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || null
  )
}

/** Whether the provider did not answer, or answered with a failure of its own. */
function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, status } = cause as { code?: unknown; status?: unknown }
    if (code === 'OAUTH_TIMEOUT' || cause instanceof TypeError || (typeof status === 'number' && status >= 500)) return true
    if (cause.cause instanceof Response) return cause.cause.status >= 500
  }
  return false
}

const MAX_DETAILS = 300

/** What the messages of the library leave out: the error of the provider (`invalid_client`), or the issuer that its metadata name. */
function detailsOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // In the body of a response, or in its header WWW-Authenticate.
    const [challenge] = Array.isArray(cause.cause) ? (cause.cause as { readonly parameters?: object }[]) : []
    const { error: name, error_description: text } = (challenge?.parameters ?? cause) as { error?: unknown; error_description?: unknown }
    if (typeof name === 'string') return (typeof text === 'string' ? `${name}: ${text}` : name).slice(0, MAX_DETAILS)
    const { attribute, body } = (cause.cause ?? {}) as { attribute?: unknown; body?: { issuer?: unknown } }
    if (attribute === 'issuer') return `the issuer of the provider is ${String(body?.issuer)}`.slice(0, MAX_DETAILS)
  }
  return null
}
