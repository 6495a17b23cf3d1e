import type { FastifyInstance } from 'fastify'
import { CallError } from './call-error.ts'
import { jsonFaultOffset, lineAndColumn } from './json-fault.ts'

/** Reads JSON bodies; one that is not JSON is refused with the place where it stops being so. */
export function registerJsonBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(malformed(body as string))
    }
  })
  app.addContentTypeParser('*', (request, _payload, done) => {
    done(new CallError('UNSUPPORTED_MEDIA_TYPE', { type: request.headers['content-type'] ?? '' }))
  })
}

function malformed(text: string): CallError {
  const offset = jsonFaultOffset(text)
  return new CallError('MALFORMED_JSON', { ...lineAndColumn(text, offset), offset })
}
