import { CALLS, DEVELOPMENT_CALLS } from '@gezhi/contract'
import fastifyCompress from '@fastify/compress'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { accountHandlers } from './accounts/account-handlers.ts'
import type { Caller } from './plugins/call-context.ts'
import { searchPace } from './accounts/rights/search-pace.ts'
import { rightsOfCaller } from './accounts/rights/rights-of-caller.ts'
import { developmentHandlers } from './accounts/development/development-handlers.ts'
import { registerDevelopmentPages } from './accounts/development/development-pages.ts'
import { classificationHandlers } from './classification/classification-handlers.ts'
import { contentHandlers } from './content/content-handlers.ts'
import { siteSettings } from './content/site-settings.ts'
import { libraryHandlers } from './library/library-handlers.ts'
import { operationHandlers } from './operations/operation-handlers.ts'
import { patentHandlers } from './patents/patent-handlers.ts'
import { registerApiDocs } from './plugins/api-docs.ts'
import { admit } from './plugins/caller.ts'
import { registerDevelopmentGuard } from './plugins/development-guard.ts'
import { httpTimeouts, registerHttpLimits, type HttpLimitSettings } from './plugins/http-limits.ts'
import { BODY_LIMIT, registerErrorEnvelope } from './plugins/error-envelope.ts'
import { filesAnswer, indexAnswers, registerHealth } from './plugins/health.ts'
import { installationOf, type InstallationSettings } from './plugins/installation.ts'
import { registerFormBody } from './plugins/form-body.ts'
import { registerJsonBody } from './plugins/json-body.ts'
import { mountCalls, type MountOptions } from './plugins/mount-calls.ts'
import { registerRateLimit } from './plugins/rate-limit.ts'
import { registerRequestIds, requestIdOf } from './plugins/request-ids.ts'
import { RequestLog } from './plugins/request-log.ts'
import { registerSecurityHeaders } from './plugins/security-headers.ts'
import { registerSharedLoginCors } from './plugins/shared-login-cors.ts'
import { registerUntrustedProxyWarning } from './plugins/untrusted-proxy.ts'
import { refuseAddress, registerWebFiles } from './plugins/web-files.ts'
import type { Ports } from './ports.ts'
import { keywordHandlers } from './search/keywords/keyword-handlers.ts'
import { limitedEngine, SEARCHES_AT_ONCE } from './search/limited-engine.ts'
import { searchHandlers } from './search/search-handlers.ts'
import type { Settings } from './settings.ts'

export type AppSettings = Pick<
  Settings,
  | 'GEZHI_ACCESS'
  | 'GEZHI_MODE'
  | 'GEZHI_RATE_LIMIT'
  | 'GEZHI_SEARCH_SECONDS'
  | 'GEZHI_TRUST_PROXY'
  | 'GEZHI_SEARCHES_PER_MINUTE'
  | 'GEZHI_MEMBER_SEARCHES_PER_MINUTE'
> &
  HttpLimitSettings &
  InstallationSettings

/** The whole HTTP side of the server, not listening yet. The caller closes it. */
export async function buildApp(settings: AppSettings, ports: Ports): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = ports.log
  const app = Fastify({
    loggerInstance,
    genReqId: requestIdOf,
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.GEZHI_TRUST_PROXY.length ? settings.GEZHI_TRUST_PROXY : false,
    forceCloseConnections: 'idle',
    // While it stops, what still comes in is answered like everything else, not in Fastify's own shape.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void refuseAddress(error, request, reply),
    ...httpTimeouts(settings),
  })
  registerHttpLimits(app, settings)
  registerErrorEnvelope(app)
  registerRequestIds(app)
  registerSecurityHeaders(app)
  registerDevelopmentGuard(app, settings.GEZHI_MODE)
  registerUntrustedProxyWarning(app)
  registerSharedLoginCors(app, settings.GEZHI_SHARED_LOGIN_SITES)
  registerJsonBody(app)
  registerFormBody(app)
  // A patent of 400 pages is a megabyte of JSON. Files of the web app come compressed already.
  await app.register(fastifyCompress, { encodings: ['gzip', 'identity'], threshold: 2048 })
  await registerRateLimit(app, settings, ports.requestCounts)
  registerHealth(app, {
    readiness: ports.readiness,
    databaseAnswers: () => ports.databaseAnswers(),
    indexAnswers: () => indexAnswers(ports.engine),
    filesAnswer: () => filesAnswer(ports.files),
  })
  registerApiDocs(app, ports.version)
  const site = siteSettings(ports.content.siteSettings, settings)
  const engine = limitedEngine(ports.engine, { seconds: settings.GEZHI_SEARCH_SECONDS, atOnce: SEARCHES_AT_ONCE })
  const limited: Ports = { ...ports, engine }
  const handlers = {
    accounts: accountHandlers(ports.accounts),
    search: searchHandlers(limited),
    keywords: keywordHandlers(limited),
    patents: patentHandlers(limited),
    classification: classificationHandlers(limited),
    content: contentHandlers(ports, site),
    library: libraryHandlers(ports.searchHistory, ports.settings, ports.templates, (userId) => ports.accounts.cache.forget(userId)),
    operations: operationHandlers(ports, site),
  }
  const now = ports.now ?? Date.now
  const rightsOf = (caller: Caller) => rightsOfCaller(caller, settings.GEZHI_ACCESS, ports.accounts)
  const pace = searchPace(
    { perMinute: settings.GEZHI_SEARCHES_PER_MINUTE, membersPerMinute: settings.GEZHI_MEMBER_SEARCHES_PER_MINUTE },
    ports.accounts.captchas,
    ports.accounts.paces,
  )
  const mounting: MountOptions = {
    admit: (call, token) => admit(call, token, settings.GEZHI_ACCESS, ports.accounts),
    rightsOf,
    pace: async (caller) => pace(caller, await rightsOf(caller)),
    checkAnswers: ports.checkAnswers ?? false,
    now,
  }
  mountCalls(app, CALLS, handlers, mounting)
  const { sandbox } = ports.accounts.gateways
  if (sandbox !== null) {
    mountCalls(app, DEVELOPMENT_CALLS, { development: developmentHandlers(ports.accounts, sandbox) }, mounting)
    registerDevelopmentPages(app, ports.accounts, sandbox)
  }
  const { frameOrigin = null, pictureOrigins = [] } = ports.accounts.gateways.wechat ?? {}
  const { linksFrom } = ports.files
  const pictures = linksFrom === null ? pictureOrigins : [...pictureOrigins, linksFrom]
  const outside = { frames: frameOrigin === null ? [] : [frameOrigin], pictures, connections: settings.GEZHI_SHARED_LOGIN_SITES }
  const installation = async () => installationOf({ ...settings, ...(await site.current()) })
  await registerWebFiles(app, ports.web, { outside, installation })
  return app
}
