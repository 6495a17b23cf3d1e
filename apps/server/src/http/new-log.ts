import { pino, type Logger } from 'pino'
import type { Settings } from '../settings/settings.ts'
import { nameCommands } from '../terminal/command-names.ts'
import { escapeControls } from '../terminal/escape-controls.ts'
import { loggedError } from './logged-error.ts'

/** Paths of possible secrets in log entries. */
const SECRETS = [
  'token',
  'password',
  'authorization',
  'cookie',
  'signature',
  'headers.token',
  'headers.authorization',
  'headers.cookie',
  'headers.signature',
  '*.token',
  '*.password',
  'DATABASE_URL',
  '*.DATABASE_URL',
  '*.connectionString',
]

/**
 * The log: JSON lines on standard error. For a request it contains method and path, never the query string, headers or body; for a failed
 * statement never its values; known paths of secrets are also masked. Terminal control characters are escaped.
 */
export function newLog(level: Settings['GEZHI_LOG'], destination: NodeJS.WritableStream = process.stderr): Logger {
  return pino(
    {
      level,
      redact: { paths: SECRETS, censor: '[secret]' },
      serializers: {
        err: loggedError,
        req: (request: { method: string; url: string; id: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      },
    },
    { write: (line: string) => destination.write(escapeControls(nameCommands(line))) },
  )
}
