import { LogController } from 'fastify'

/** One line per request, logged with its response; Fastify's own line about unknown routes would contain the query string. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}
}
