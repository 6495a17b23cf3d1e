import { context, ROOT_CONTEXT, type Attributes, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api'

/** Its spans go nowhere until the process starts its tracing. */
export function tracer(): Tracer {
  return trace.getTracer('gezhi')
}

/** Whether this code runs within a trace that is recorded. */
export function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() === true
}

/** Runs work as a span of the current trace; without a recorded one, just the work. A rejection marks the span as failed. */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work()
  return tracer().startActiveSpan(name, { attributes }, (span) => ended(span, work))
}

/** Runs work as the first span of a trace of its own. */
export async function inNewTrace<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return context.with(ROOT_CONTEXT, () => tracer().startActiveSpan(name, { attributes }, (span) => ended(span, work)))
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Its name only: a message may quote what a user entered.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
