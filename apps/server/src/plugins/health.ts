import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/** `/healthz`: the process answers. `/readyz`: 200 once searches find the demonstration corpus, else 503 with how far it is. */
export function registerHealth(app: FastifyInstance, readiness: Readiness, databaseAnswers: () => Promise<boolean>): void {
  const options = { config: { rateLimit: false } }
  app.get('/healthz', options, (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }))
  app.get('/readyz', options, async (_request, reply) => {
    const database = await databaseAnswers()
    const ready = readiness.phase === 'ready' && database
    const { phase, done, total } = readiness
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, phase, done, total, database })
  })
}
