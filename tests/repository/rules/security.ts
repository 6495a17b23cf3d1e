import type { RepositoryRule, Violation } from '../repository-rule.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about what docs/security.md says. */
export const SECURITY_RULES: readonly RepositoryRule[] = [
  {
    name: 'only listed files open connections',
    why: 'A request to an address chosen by a user could reach internal machines (SSRF).',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => SERVER_CODE.test(path) && !isTestPath(path) && !(path in CONNECTING))
        .flatMap((path) => connectionsOf(tree, path)),
    broken: {
      files: {
        'apps/server/src/a.ts': "import { request } from 'node:https'\nimport { type Socket } from 'node:net'\n",
        'packages/records/src/b.ts': "export const b = (url: string) => fetch(url)\nconst text = 'use fetch'\n",
        'packages/records/src/b.test.ts': 'fetch(url)',
        'apps/web/src/c.ts': 'fetch(url)',
      },
      at: ['apps/server/src/a.ts:1', 'packages/records/src/b.ts:1'],
    },
  },
  {
    name: 'only print.ts writes to the terminal',
    why: 'Texts of records, files and clients may contain controls that a terminal obeys; print.ts escapes them.',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => SERVER_CODE.test(path) && !isTestPath(path) && !(path in PRINTING))
        .flatMap((path) =>
          linesOf(tree.text(path))
            .filter(({ text }) => PRINTS.test(text))
            .map(({ line }) => ({ path, line, message: 'writes to the terminal: use `print` or `printError`' })),
        ),
    broken: {
      files: {
        'apps/server/src/a.ts': 'process.stderr.write(message)\nconst text = 1\nconsole.error(text)\n',
        'apps/server/src/a.test.ts': 'console.log(1)',
        'apps/web/src/b.ts': 'console.log(1)',
      },
      at: ['apps/server/src/a.ts:1', 'apps/server/src/a.ts:3'],
    },
  },
  {
    name: 'the security page references its tests',
    why: 'A claim without an existing test is unproven.',
    check: (tree) => (tree.has(PAGE) ? [...missingFiles(tree), ...rowsWithoutEvidence(tree)] : []),
    broken: {
      files: {
        'docs/security.md': [
          'Tokens: `accounts/tokens.ts`, `no-such.test.ts`.',
          '| section | state | shown by, or missing |',
          '|---|---|---|',
          '| V1.1 A | met | `accounts/tokens.ts` |',
          '| V1.2 B | met | all is well |',
          '| V1.3 C | partly | [api.md](api.md); SSRF was not assessed |',
          '| V1.4 D | not met | nothing |',
        ].join('\n'),
        'apps/server/src/accounts/tokens.ts': '',
        'docs/api.md': '',
      },
      at: ['docs/security.md:1', 'docs/security.md:5', 'docs/security.md:6'],
    },
  },
]

const PAGE = 'docs/security.md'
const SERVER_CODE = /^(?:apps\/server|packages\/[^/]+)\/src\//

/** Files that begin connections, with the origin of their addresses. */
const CONNECTING: Readonly<Record<string, string>> = {
  'apps/server/src/accounts/institutions/address-ranges.ts': 'only parses addresses',
  'apps/server/src/accounts/single-sign-on/openid-provider.ts': 'GEZHI_OIDC_ISSUER, and the endpoints its metadata names',
  'apps/server/src/database/connect-alone.ts': 'DATABASE_URL',
  'apps/server/src/database/connect-database.ts': 'DATABASE_URL',
  'apps/server/src/database/database-away.ts': 'only errors of the driver',
  'apps/server/src/database/embedded-postgres.ts': 'the embedded server',
  'apps/server/src/database/postgres-roles.ts': 'the embedded server',
  'apps/server/src/database/reports-database.ts': 'GEZHI_REPORTS_URL',
  'apps/server/src/database/subscribe-to-channels.ts': 'the pool of connect-database.ts',
  'apps/server/src/database/watch-statements.ts': 'the pool of connect-database.ts',
  'apps/server/src/operations/backup/restore-backup.ts': 'only errors of the driver',
  'apps/server/src/operations/import-through-server.ts': 'a socket in the data folder',
  'apps/server/src/operations/import-socket.ts': 'listens on a socket in the data folder',
  'apps/server/src/http/http-limits.ts': 'only sockets of requests',
  'apps/server/src/startup/further-listeners.ts': 'only listens on the port of the server',
  'apps/server/src/settings/loopback.ts': 'only parses addresses',
  'apps/server/src/open-api/permitted-address.ts': 'only compares addresses',
  'apps/server/src/open-api/webhooks/public-address.ts': 'only compares addresses',
  'apps/server/src/open-api/webhooks/receiver.ts': 'the only addresses that users give: resolved once, and checked by public-address.ts',
  'apps/server/src/settings/setting-values.ts': 'only parses addresses',
  'apps/server/src/settings/postgres-url.ts': 'only verifies certificates',
  'apps/server/src/tools/mcp/forward-call.ts': 'GEZHI_URL of the command that runs it',
  'apps/server/src/files/s3/s3-exchange.ts': 'GEZHI_FILES_URL',
  'packages/contract/src/client/create-client.ts': 'the server of the web app',
  'packages/gateways/src/http/exchange-http.ts': 'settings of the gateways, fixed addresses of their providers',
  'packages/gateways/src/http/stream-http.ts': 'settings of the gateways',
  'packages/gateways/src/mail/smtp-mail.ts': 'GEZHI_MAIL settings',
  'packages/gateways/src/mail/hand-in-mail.ts': 'GEZHI_MAIL settings',
  'packages/search-opensearch/src/cluster.ts': 'GEZHI_SEARCH_URL',
  'packages/semantic/src/model/openai/openai-model.ts': 'the setting of the embedding service',
}

/** Files that write to the terminal, with the reason. */
const PRINTING: Readonly<Record<string, string>> = {
  'apps/server/src/terminal/print.ts': 'escapes controls',
  'packages/documents/src/processes/report-failure.ts': 'JSON for the parent process',
}
const PRINTS = /\bprocess\.std(?:out|err)\.write\(|\bconsole\.\w+\(/

const LIBRARIES = /^(?:node:(?:https?|http2|net|tls|dgram)|undici|pg|nodemailer(?:\/.*)?|@opensearch-project\/opensearch)$/
const FETCH = /(?<![\w.'`-])fetch\(/

function connectionsOf(tree: SourceTree, path: string): Violation[] {
  const message = 'begins connections: add it to CONNECTING with the origin of its addresses, never a request of a user'
  const imports = tree.module(path).imports.filter(({ specifier, typeOnly }) => !typeOnly && LIBRARIES.test(specifier))
  const calls = linesOf(tree.text(path)).filter(({ text }) => FETCH.test(text) && !/^\s*(?:\/\/|\*|\/\*)/.test(text))
  return [...imports.map(({ line }) => line), ...calls.map(({ line }) => line)].map((line) => ({ path, line, message }))
}

/** Files are named by the end of their paths. */
function missingFiles(tree: SourceTree): Violation[] {
  return linesOf(tree.text(PAGE)).flatMap(({ text, line }) =>
    Array.from(text.matchAll(/`([\w./-]+\.tsx?)`/g), (match) => match[1]!)
      .filter((name) => !tree.paths.some((path) => `/${path}`.endsWith(`/${name}`)))
      .map((name) => ({ path: PAGE, line, message: `names ${name}, which is not there` })),
  )
}

/** Rows of the table that claim something without a file, a page, a command or a section that shows it. */
function rowsWithoutEvidence(tree: SourceTree): Violation[] {
  return linesOf(tree.text(PAGE)).flatMap(({ text, line }) => {
    const [, section = '', state = '', shown = ''] = text.split('|').map((cell) => cell.trim())
    if (!/^V\d/.test(section) || !['met', 'part', 'partly'].includes(state)) return []
    const evidence = /`[\w./-]+\.tsx?`|\]\(|`npm run|\bsection\b/.test(shown)
    if (evidence && !shown.includes('not assessed')) return []
    return [{ path: PAGE, line, message: `${section} is “${state}” without evidence: name a test, or mark it not met` }]
  })
}

function linesOf(text: string): { text: string; line: number }[] {
  return text.split('\n').map((line, index) => ({ text: line, line: index + 1 }))
}
