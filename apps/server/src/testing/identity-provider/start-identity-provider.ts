import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

/** A running OpenID provider with one client. */
export interface TestIdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Logs in at its login page as a browser would; the address to which it redirects back. */
  logIn(url: string, login: string): Promise<URL>
  /** Whatever it is asked fails from now on with this status; null for right answers again. */
  failWith(status: number | null): void
  stop(): Promise<void>
}

/** The facts about its persons, by their login, which is also their `sub`; of any other person an e-mail address is known. */
export type Persons = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Starts a real provider on a free port of this machine, whose client comes back to `redirectUri`. */
export async function startIdentityProvider(redirectUri: string, persons: Persons = {}): Promise<TestIdentityProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [clientId, clientSecret] = ['gezhi', 'a-secret-of-this-client']
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
    cookies: { keys: ['cookies of a test'] },
    claims: { openid: ['sub'], profile: ['name', 'family_name', 'given_name', 'affiliation'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...(persons[sub] ?? { email: `${sub}@example.edu.cn`, email_verified: true }) }),
    }),
  })
  const answer = provider.callback()
  let failure: number | null = null
  server.on('request', (request, response) => {
    if (failure === null) answer(request, response)
    else response.writeHead(failure).end()
  })
  return {
    issuer,
    clientId,
    clientSecret,
    logIn: (url, login) => logIn(url, login, redirectUri),
    failWith: (status) => (failure = status),
    stop: () => stop(server),
  }
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  if (server.listening) await new Promise((resolve) => server.close(resolve))
}

const MAX_STEPS = 12

/** Follows the redirects with cookies; fills in the login page, and agrees on the page after it. */
async function logIn(url: string, login: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let request: { url: string; body?: string } = { url }
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (request.url.startsWith(redirectUri)) return new URL(request.url)
    const response = await fetch(request.url, {
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(request.body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(request.body !== undefined && { method: 'POST', body: request.body }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    const page = await response.text()
    const [, action] = /action="([^"]+)"/.exec(page) ?? []
    const [, prompt] = /name="prompt" value="([^"]+)"/.exec(page) ?? []
    if (location !== null) request = { url: new URL(location, request.url).href }
    else if (action !== undefined && prompt !== undefined)
      request = { url: new URL(action, request.url).href, body: new URLSearchParams({ prompt, login, password: 'any' }).toString() }
    else throw new Error(`The provider answered ${response.status}: ${page.slice(0, 1000)}`)
  }
  throw new Error('The provider did not redirect back')
}
