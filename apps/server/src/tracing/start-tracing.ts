import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'

/** ms for what is left to send when a process stops: a collector that does not answer must not hold it up. */
const STOP_LIMIT = 1000
/** ms */
const SEND_LIMIT = 5000
/** ms between lines of the log about a collector that does not answer. */
const LOGGED_EVERY = 60_000

/** The process that is traced. */
export interface TracedProcess {
  readonly version: string
  readonly log: Logger
}

/**
 * Sends the spans of this process to the collector of the settings by OTLP over HTTP; without one it loads nothing. While the collector
 * does not answer, up to 2,048 spans wait and further ones are dropped. Returns what sends the rest and ends it.
 */
export async function startTracing(settings: Settings, { version, log }: TracedProcess): Promise<() => Promise<void>> {
  const { GEZHI_TRACES_URL: url, GEZHI_TRACES_HEADERS: headers, GEZHI_TRACES_PERCENT: percent, GEZHI_ROLE: role } = settings
  if (url === null) return async () => {}
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  reportFailures(log)
  const share = new sdk.TraceIdRatioBasedSampler(percent / 100)
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_LIMIT })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gezhi', 'service.version': version, 'gezhi.role': role }),
    // The share of this installation applies whatever another program decided; both agree if they have the same.
    sampler: new sdk.ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_LIMIT })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_LIMIT).unref())
    await Promise.race([provider.shutdown().catch((error: unknown) => diag.error(String(error))), late])
    for (const api of [trace, context, propagation]) api.disable()
  }
}

function reportFailures(log: Logger): void {
  let next = 0
  const report = (message: string) => {
    if (performance.now() < next) return
    next = performance.now() + LOGGED_EVERY
    log.warn({ message: message.slice(0, 500) }, 'traces could not be sent')
  }
  const silent = () => {}
  diag.setLogger(
    { error: report, warn: silent, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
}
