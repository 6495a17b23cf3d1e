import type { FastifyInstance } from 'fastify'
import { CallError } from './call-error.ts'

/** Bytes of a form with its files; each call has its own lower limits. */
export const FORM_LIMIT = 12 * 1024 * 1024

/** Accepts forms (multipart/form-data) unparsed; `readForm` parses them for the calls that need it. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/**
 * The fields of a form: files as `File`, everything else as text; of duplicate names the last. Throws UNSUPPORTED_MEDIA_TYPE for a body
 * that is not a form, BAD_REQUEST for one that cannot be parsed.
 */
export async function readForm(body: unknown, contentType: string | undefined): Promise<Record<string, unknown>> {
  if (!Buffer.isBuffer(body)) throw new CallError('UNSUPPORTED_MEDIA_TYPE', { type: contentType ?? '' })
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType ?? '' } }).formData()
    return Object.fromEntries(form.entries())
  } catch (error) {
    throw new CallError('BAD_REQUEST', { problem: 'multipart/form-data' }, { cause: error })
  }
}
