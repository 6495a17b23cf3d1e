import { ERRORS, type ErrorDefinition } from '@gezhi/contract'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

/** docs/errors.md: the register of errors. */
export function renderErrorsPage(): string {
  const errors: [string, ErrorDefinition][] = Object.entries(ERRORS)
  const rows = errors.map(([name, { code: number, everywhere, zh, en }]) => [
    code(name),
    String(number),
    everywhere ? 'every call' : 'specific calls',
    en,
    zh,
  ])
  return `${[
    '# Errors',
    generatedFrom('packages/contract/src/errors.ts'),
    'A failed call returns `{code, message, data}` with one of these codes. `data.error` is the name of the error, `data.requestId` identifies the request in the server’s log. ' +
      '`{name}` stands for a value. Errors of specific calls are listed with these calls in [api.md](api.md). The HTTP status is 200, except for calls that return a file and for requests that reach no call: ' +
      'unknown paths (404), `NOT_FROM_THIS_MACHINE` (403), `REQUEST_TIMEOUT` (408), `HEAD_TOO_LARGE` (431) and malformed HTTP (`BAD_REQUEST`, 400). Under `/api/v1` and `/mcp` every error has its own status.',
    markdownTable(['name', 'code', 'returned by', 'message (en)', 'message (zh)'], rows),
  ].join('\n\n')}\n`
}
