import type { ErrorName } from '@gezhi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerFormOf } from './answer-form.ts'
import { sendEnvelopeError } from './error-envelope.ts'
import { sendProgramError } from './send-program-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The error it was answered with, and its status, which the response of a call has in its envelope only. */
    failure: { readonly error: ErrorName; readonly status: number } | null
  }
}

/** Answers every error in the form of its address. */
export function registerErrors(app: FastifyInstance): void {
  app.decorateRequest('failure', null)
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
}

/** Sends an error of any kind in the form of its address. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = answerFormOf(request.url)
  return form === 'envelope' ? sendEnvelopeError(thrown, request, reply) : sendProgramError(thrown, request, reply, form)
}
