import { gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { languageOf, type Installation } from '@gezhi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallContext } from './call-context.ts'
import { CallError } from './call-error.ts'
import { sendError } from './send-error.ts'
import { installationMeta } from './installation.ts'
import { preloadLinks } from './preload-links.ts'
import { allowPage, type Outside } from './security-headers.ts'
import { waitingPage } from './waiting-page.ts'
import type { WebBuild } from './web-build.ts'

/** Data of the server for index.html. */
export interface PageFacts {
  /** External origins for frames and pictures. */
  readonly outside: Outside
  /** The current installation data. */
  installation(): Promise<Installation>
  /**
   * Sets the cookie that identifies the browser. A page makes several calls at once: if each of them gave a new browser a cookie, the
   * last response would win, and an SMS code bound to another would be rejected.
   */
  identifyBrowser(context: Pick<CallContext, 'headers' | 'setHeader' | 'address'>): void
}

/**
 * Serves the web app: hashed files pre-compressed and cached forever, index.html for every route of the app, and a waiting page while the
 * app is being built. Unknown paths below /api are 404 in the envelope.
 */
export async function registerWebFiles(app: FastifyInstance, build: () => WebBuild | null, page: PageFacts): Promise<void> {
  await app.register(fastifyStatic, { serve: false, preCompressed: true })
  app.setNotFoundHandler((request, reply) => sendError(new CallError('NOT_FOUND', { path: pathOf(request) }), request, reply))
  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound()
    const web = build()
    if (!web) return sendWaitingPage(request, reply)
    if (path.startsWith('/assets/')) return reply.sendFile(path.slice(1), web.folder, { maxAge: '365d', immutable: true })
    if (web.rootFiles.has(path.slice(1))) return reply.sendFile(path.slice(1), web.folder, { maxAge: '1h' })
    return sendIndex(request, reply, web, page)
  })
}

/** A malformed address such as `/%E0%A4`: browsers get the page for unknown addresses, programs an error. */
export function rejectAddress(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPage = request.method === 'GET' && !/^\/api(?:\/|$)/.test(pathOf(request))
  return isPage ? reply.redirect('/404') : sendError(error, request, reply)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0]!
}

/**
 * index.html with a fresh nonce, so it is never cached: an older copy's nonce would not match the new header. `private`, because shared
 * caches would give its cookie to others.
 */
async function sendIndex(request: FastifyRequest, reply: FastifyReply, web: WebBuild, page: PageFacts): Promise<FastifyReply> {
  const meta = installationMeta(await page.installation())
  page.identifyBrowser({ headers: request.headers, address: request.ip, setHeader: (name, value) => void reply.header(name, value) })
  const html = web.indexHtml
    .replaceAll('__CSP_NONCE__', allowPage(reply, page.outside))
    .replace('<head>', () => `<head>${meta}`)
    .replace('</head>', () => `${preloadLinks(web, pathOf(request))}</head>`)
  return sendPage(request, reply.header('cache-control', 'private, no-cache'), html)
}

function sendWaitingPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const html = waitingPage(languageOf(request.headers['accept-language']), allowPage(reply))
  return sendPage(request, reply.status(503).headers({ 'cache-control': 'no-store', 'retry-after': '2' }), html)
}

/** Sends a page, gzipped if the client accepts it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, accept-language')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
  return reply.header('content-encoding', 'gzip').send(gzipSync(html))
}
