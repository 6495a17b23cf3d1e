import type { FastifyInstance } from 'fastify'
import type { StorageHealth } from '../data-folder/storage-health.ts'
import { CallError } from './call-error.ts'

/** Answers calls with STORAGE_GONE once the data folder was removed: nothing is acknowledged that would be lost. */
export function registerStorageGuard(app: FastifyInstance, storage: Pick<StorageHealth, 'isGone'>): void {
  app.addHook('onRequest', (request, _reply, next) => {
    if (/^\/api(?:[/?]|$)/.test(request.url) && storage.isGone()) next(new CallError('STORAGE_GONE'))
    else next()
  })
}
