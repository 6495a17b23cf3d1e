import { languageOf, describeError } from '@gezhi/contract'
import type { FastifyInstance } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import type { Settings } from '../settings/settings.ts'
import { CallError } from './call-error.ts'
import { isLoopback } from '../settings/loopback.ts'

/**
 * In development mode, where the outbox shows every sent code, rejects requests that do not come directly from the local machine (G200):
 * with a Host that is not loopback, as in DNS rebinding, or forwarded by a proxy. Paths of the API get NOT_FROM_THIS_MACHINE with the
 * offending header, all others the same in plain text. Does nothing in production.
 */
export function registerDevelopmentGuard(app: FastifyInstance, mode: Settings['GEZHI_MODE']): void {
  if (mode !== 'development') return
  app.addHook('onRequest', (request, reply, next) => {
    const header = foreignHeader(request.headers)
    if (header === null) return next()
    const language = languageOf(request.headers['accept-language'])
    if (/^\/api(?:[/?]|$)/.test(request.url)) return next(new CallError('NOT_FROM_THIS_MACHINE', { header }))
    reply
      .status(403)
      .headers({ 'cache-control': 'no-store', vary: 'accept-language' })
      .type('text/plain; charset=utf-8')
      .send(`${describeError('NOT_FROM_THIS_MACHINE', language, { header })}\n`)
  })
}

/** The header that shows that a request did not come directly from the local machine; null for none. */
export function foreignHeader(headers: IncomingHttpHeaders): string | null {
  return Object.keys(headers).find(isOfProxy) ?? (isLoopbackHost(headers.host ?? '') ? null : 'host')
}

/** Whether the value of a Host header names the local machine: localhost, a subdomain of it, 127.0.0.0/8 or ::1, with any port. */
export function isLoopbackHost(host: string): boolean {
  const [, name] = /^(\[[0-9a-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.exec(host) ?? []
  if (name === undefined) return false
  const bare = name.toLowerCase().replace(/\.$/, '')
  return isLoopback(bare) || bare.endsWith('.localhost')
}

/** Headers in which proxies name the client or themselves; an entry that ends in `-` is a prefix. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded',
  'x-forwarded-',
  'x-original-',
  'x-envoy-',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
]

function isOfProxy(name: string): boolean {
  return PROXY_HEADERS.some((header) => name === header || (header.endsWith('-') && name.startsWith(header)))
}
