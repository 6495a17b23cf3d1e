import fastifyCompress from '@fastify/compress'
import { rebuildProgress, withClassHierarchy } from '@gezhi/search'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { dataFolder } from '../data-folder/data-folder.ts'
import { readBackupTimes } from '../operations/backup/backup-due.ts'
import type { StorageHealth } from '../data-folder/storage-health.ts'
import { databaseAnswers } from '../database/database-answers.ts'
import type { Serving } from '../platform/domain.ts'
import { registerApiDocs } from '../http/api-docs.ts'
import { registerDevelopmentGuard } from '../http/development-guard.ts'
import { httpTimeouts, registerHttpLimits } from '../http/http-limits.ts'
import { BODY_LIMIT } from '../http/error-envelope.ts'
import { registerErrors } from '../http/send-error.ts'
import { filesAnswer, indexAnswers, registerHealth } from '../http/health.ts'
import { searchLimiter, SEARCHES_AT_ONCE, type SearchLimits } from '../http/limited-engine.ts'
import type { Handlers } from '../http/call-context.ts'
import { registerMetrics } from '../http/metrics-route.ts'
import { installationOf } from '../http/installation.ts'
import { registerFormBody } from '../http/form-body.ts'
import { registerJsonBody } from '../http/json-body.ts'
import { mountCalls, type MountOptions } from '../http/mount-calls.ts'
import { registerRateLimit } from '../http/rate-limit.ts'
import { countRequests } from '../http/request-counts.ts'
import { registerRequestIds, requestIdOf } from '../http/request-ids.ts'
import { RequestLog } from '../http/request-log.ts'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import { registerSharedLoginCors } from '../http/shared-login-cors.ts'
import { registerTracing } from '../tracing/trace-requests.ts'
import { registerStorageGuard } from '../http/storage-guard.ts'
import { registerUntrustedProxyWarning } from '../http/untrusted-proxy.ts'
import type { WebBuild } from '../http/web-build.ts'
import { rejectAddress, registerWebFiles } from '../http/web-files.ts'
import type { OpenDomains } from './open-domains.ts'

/** Parts of the HTTP server. */
export interface AppParts {
  readonly domains: OpenDomains
  readonly serving: Omit<Serving, 'sharedEngines'>
  readonly storage: StorageHealth
  /** The built web app, null while there is none. */
  web(): WebBuild | null
  /** In tests: every response is validated against the contract. */
  readonly checkAnswers?: boolean
  readonly onSearch?: SearchLimits['onSearch']
}

/** The whole HTTP side of the server, not listening yet. The caller closes it. */
export async function buildApp({ domains, serving, storage, web, onSearch, checkAnswers = false }: AppParts): Promise<FastifyInstance> {
  const { settings, database, files, gateways, log, version, now, service } = domains.platform
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    genReqId: requestIdOf,
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT,
    // An id of a company in a path has up to 300 characters, percent-encoded.
    routerOptions: { maxParamLength: 4000 },
    trustProxy: settings.GEZHI_TRUST_PROXY.length ? settings.GEZHI_TRUST_PROXY : false,
    forceCloseConnections: 'idle',
    // While it stops, further requests get the usual envelope instead of Fastify's error.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void rejectAddress(error, request, reply),
    ...httpTimeouts(settings),
  })
  registerHttpLimits(app, settings)
  registerErrors(app)
  registerRequestIds(app)
  if (settings.GEZHI_TRACES_URL !== null) registerTracing(app, settings.GEZHI_TRUST_PROXY.length > 0)
  registerSecurityHeaders(app, settings)
  registerDevelopmentGuard(app, settings.GEZHI_MODE)
  registerUntrustedProxyWarning(app)
  registerStorageGuard(app, storage)
  registerSharedLoginCors(app, settings.GEZHI_SHARED_LOGIN_SITES)
  registerJsonBody(app)
  registerFormBody(app)
  // A patent of 400 pages is a megabyte of JSON. Files of the web app are already compressed.
  await app.register(fastifyCompress, { encodings: ['gzip', 'identity'], threshold: 2048, globalDecompression: false })
  await registerRateLimit(app, settings, countRequests(database))
  registerHealth(app, {
    readiness: serving.readiness,
    version,
    databaseAnswers: () => databaseAnswers(database),
    indexAnswers: () => indexAnswers(serving.engines.list),
    rebuild: () => rebuildProgress(serving.engines.list),
    filesAnswer: () => filesAnswer(files),
    storageProblem: () => storage.problem(),
  })
  registerMetrics(app, settings.GEZHI_METRICS_TOKEN, {
    version,
    role: settings.GEZHI_ROLE,
    database,
    isReady: () => serving.readiness.phase === 'ready' && serving.readiness.draining !== true,
    indexes: () => serving.engines.list,
    storageProblem: () => storage.problem(),
    backupTimes: () => readBackupTimes(dataFolder(settings.GEZHI_DATA), settings.GEZHI_BACKUP_AT),
  })
  registerApiDocs(app, version)
  const { admit, rightsOf, limitSearchRate, usage, identifyBrowser } = service('accounts')
  const limits = searchLimiter({ seconds: settings.GEZHI_SEARCH_SECONDS, atOnce: SEARCHES_AT_ONCE, ...(onSearch && { onSearch }) })
  const sharedEngines = serving.engines.map((engine) => withClassHierarchy(engine, serving.schemes))
  const limited: Serving = { ...serving, engines: sharedEngines.map((engine) => limits(engine)), sharedEngines }
  const options: MountOptions = { admit, rightsOf, limitSearchRate, takeUse: usage.take, checkAnswers, now }
  const handlers: Record<string, unknown> = {}
  for (const { name, calls, opened } of domains.list) {
    if (opened.handlers !== null) mountCalls(app, calls, (handlers[name] = opened.handlers(limited)), options)
    opened.mountPages?.(app)
    app.addHook('preClose', async () => opened.endStreams?.())
    app.addHook('onClose', () => opened.close?.())
  }
  // Their types are those of the calls, which each domain declares.
  const mounted = { handlers: handlers as Handlers, serving: limited, checkAnswers }
  for (const { opened } of domains.list) opened.mountOperations?.(app, mounted)
  const { frameOrigin = null, pictureOrigins = [] } = gateways.wechat ?? {}
  const { linksFrom } = files
  const pictures = linksFrom === null ? pictureOrigins : [...pictureOrigins, linksFrom]
  const outside = { frames: frameOrigin === null ? [] : [frameOrigin], pictures, connections: settings.GEZHI_SHARED_LOGIN_SITES }
  const { site } = service('content')
  const installation = async () => installationOf({ ...settings, ...(await site.current()) }, version)
  await registerWebFiles(app, web, { outside, installation, identifyBrowser })
  return app
}
