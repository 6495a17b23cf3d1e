import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Settings } from '../settings/settings.ts'

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Addresses contain queries: they are not sent to other sites.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Responses other than pages may do nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** A year, the minimum of ASVS; subdomains are not reachable without TLS either. */
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Security headers on every response, HSTS if the public address is https; pages then relax the policy by `allowPage`. */
export function registerSecurityHeaders(app: FastifyInstance, { GEZHI_PUBLIC_URL: address }: Pick<Settings, 'GEZHI_PUBLIC_URL'>): void {
  const headers = address !== null && URL.parse(address)?.protocol === 'https:' ? { ...EVERYWHERE, ...HSTS } : EVERYWHERE
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers)
    next()
  })
}

/** Lets our own pages show a response in a frame: the redirect target of WeChat inside the frame of its QR code. */
export function allowFraming(reply: FastifyReply): void {
  reply.headers({ 'x-frame-options': 'SAMEORIGIN', 'content-security-policy': "default-src 'none'; frame-ancestors 'self'" })
}

/** External origins for pages: of frames, which may redirect back to us, of pictures, and of sites they may call. */
export interface Outside {
  readonly frames: readonly string[]
  readonly pictures: readonly string[]
  readonly connections: readonly string[]
}

const NOTHING: Outside = { frames: [], pictures: [], connections: [] }

/** Lets a page load its own files, inline scripts and styles with the nonce, and what is `outside`. Returns the nonce, new each time. */
export function allowPage(reply: FastifyReply, { frames, pictures, connections }: Outside = NOTHING): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': ["'self' data: blob:", ...pictures].join(' '),
    'font-src': "'self' data:",
    'connect-src': ["'self'", ...connections].join(' '),
    'worker-src': "'self' blob:",
    'frame-src': frames.length > 0 ? ["'self'", ...frames].join(' ') : "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  reply.header(
    'content-security-policy',
    Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
  )
  return nonce
}
