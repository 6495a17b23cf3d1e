import type { FastifyInstance } from 'fastify'
import { CallError } from './call-error.ts'

/** Bytes of a form with its files; what a call takes of them it says itself. */
export const FORM_LIMIT = 12 * 1024 * 1024

/** Takes forms (multipart/form-data) as they are; `readForm` reads them for the calls that want one. */
export function registerFormBody(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/**
 * The fields of a form: files as `File`, everything else as text; of a name that comes twice the last. Throws UNSUPPORTED_MEDIA_TYPE for
 * a body that is no form, BAD_REQUEST for one that cannot be read.
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
