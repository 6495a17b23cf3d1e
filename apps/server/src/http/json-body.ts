import type { FastifyInstance } from 'fastify'
import { CallError } from './call-error.ts'
import { offsetBeyondDepth } from './json-depth.ts'
import { jsonErrorOffset, lineAndColumn } from './json-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The raw JSON body, which signatures cover. Empty if there is none. */
    bodyText: string
  }
}

/** More levels than any call has. */
const MAX_DEPTH = 200

/** Characters in which the position of an error is searched: beyond them the search would take longer than most calls. */
const MAX_SEARCHED = 65_536

/**
 * Parses JSON bodies. Invalid JSON, and JSON nested more than `MAX_DEPTH` levels deep, is rejected with the position of the error; if it is
 * not in the first `MAX_SEARCHED` characters, with the position of the last token there. Compressed bodies are rejected: a small one could
 * fill the memory.
 */
export function registerJsonBody(app: FastifyInstance): void {
  app.decorateRequest('bodyText', '')
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'] ?? 'identity'
    if (encoding.toLowerCase() !== 'identity') throw new CallError('UNSUPPORTED_MEDIA_TYPE', { type: encoding })
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string
    request.bodyText = text
    const beyond = offsetBeyondDepth(text, MAX_DEPTH)
    if (beyond !== null) return done(malformed(text, beyond))
    try {
      done(null, JSON.parse(text))
    } catch {
      done(malformed(text, jsonErrorOffset(text.slice(0, MAX_SEARCHED))))
    }
  })
  app.addContentTypeParser('*', (request, _payload, done) => {
    done(new CallError('UNSUPPORTED_MEDIA_TYPE', { type: request.headers['content-type'] ?? '' }))
  })
}

function malformed(text: string, offset: number): CallError {
  return new CallError('MALFORMED_JSON', { ...lineAndColumn(text, offset), offset })
}
