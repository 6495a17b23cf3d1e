import type { FastifyInstance } from 'fastify'
import { CallError } from './call-error.ts'
import { jsonErrorOffset, lineAndColumn } from './json-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body, which signatures cover. Empty if there is none. */
    bodyText: string
  }
}

/** Parses JSON bodies; invalid JSON is rejected with the position of the error. */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest('bodyText', '')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = body as string
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
  const offset = jsonErrorOffset(text)
  return new CallError('MALFORMED_JSON', { ...lineAndColumn(text, offset), offset })
}
