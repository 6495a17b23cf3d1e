import { CALLS, languageOf, openApiDocument } from '@gezhi/contract'
import type { FastifyInstance } from 'fastify'
import { apiDocsPage } from './api-docs-page.ts'
import { allowPage } from './security-headers.ts'
import { sendPage } from './web-files.ts'

/** The contract for programs at `/api/openapi.json` and for people at `/api/docs`, in the request's language. */
export function registerApiDocs(app: FastifyInstance, version: string): void {
  app.get('/api/openapi.json', (request, reply) => {
    const document = openApiDocument(CALLS, { language: languageOf(request.headers['accept-language']), version })
    return reply.header('vary', 'accept-language').send(document)
  })
  app.get('/api/docs', (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const document = openApiDocument(CALLS, { language, version })
    return sendPage(request, reply, apiDocsPage(document, language, allowPage(reply)))
  })
}
