import { LogController } from 'fastify'

/** One line a request, when it is answered; Fastify's own line about unknown routes would hold the query string. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}
}
