import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { furtherListeners, requireFreePort, SHARES_PORT } from './further-listeners.ts'

/** ms running requests may take when the server stops. */
const FINISH_LIMIT = 4000

/** Listens; resolves with the address for people. Rejects with a message and a remedy if the port is taken. */
export async function listen(app: FastifyInstance, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<string> {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT).unref()
  })
  const listenFurther = furtherListeners(app)
  try {
    if (SHARES_PORT) await requireFreePort(HOST, PORT)
    await app.listen({ host: HOST, port: PORT, ...(SHARES_PORT && { reusePort: true }) })
    if (SHARES_PORT) await listenFurther()
  } catch (error) {
    throw new Error(explain(error as NodeJS.ErrnoException, HOST, PORT), { cause: error })
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : PORT
  return `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is in use by another program; stop it or set another PORT. / 端口 ${port} 已被占用，请设置另一个 PORT。`
  }
  return `Cannot listen on ${host}, port ${port} (HOST, PORT): ${error.message}`
}
