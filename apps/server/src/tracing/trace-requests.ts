import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { tracer } from './in-span.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The context of its span; null if it is not traced. */
    traceContext: Context | null
  }
}

/**
 * A span for each request, named by its route, never by its address: that can hold what a user searched for. It continues the trace that
 * a proxy began (`traceparent`) if `continues`: the header of a browser must not decide what is recorded.
 */
export function registerTracing(app: FastifyInstance, continues: boolean): void {
  app.decorateRequest('traceContext', null)
  app.addHook('onRequest', (request, _reply, next) => {
    const route = request.routeOptions.url
    if (route === undefined) return next()
    const parent = continues ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'gezhi.request.id': request.id }
    const span = tracer().startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    request.traceContext = trace.setSpan(parent, span)
    context.with(request.traceContext, next)
  })
  // Reading a body leaves the context: its events belong to the connection.
  app.addHook('preValidation', (request, _reply, next) => {
    if (request.traceContext === null) next()
    else context.with(request.traceContext, next)
  })
  app.addHook('onResponse', (request, reply, next) => {
    const span = request.traceContext === null ? undefined : trace.getSpan(request.traceContext)
    if (span !== undefined) {
      const status = request.failure?.status ?? reply.statusCode
      span.setAttribute('http.response.status_code', status)
      if (request.failure !== null) span.setAttribute('error.type', request.failure.error)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
    next()
  })
}
