import { mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { API_SCOPES } from '@gezhi/contract'
import { serverEnvironment } from '../../tests/e2e/global-setup.ts'
import { startTestServer } from '../../tests/e2e/server/start-test-server.ts'
import { ENDING_SESSION } from '../fuzz/ending-session.ts'
import { runCaptured } from '../run-captured.ts'
import { testPackage } from '../test/program-command.ts'

// npm run test:api [-- [SEED] [--package FOLDER]]: Schemathesis generates valid and invalid requests for every operation from the OpenAPI
// documents of the server, that of the calls and that of the open API; of this checkout or of an unpacked release.
// Failures: an HTTP status of 500 or above, an envelope with code 500, an undocumented response. Skipped with the reason if Schemathesis
// is unavailable from PyPI. The last line is `N passed, N failed, N skipped`, counted in runs (one as a user, one as an operator, one as a program).

const VERSION = '4.32.5'
const ENVIRONMENT = join(import.meta.dirname, '../../node_modules/.cache/gezhi-schemathesis', VERSION)
const PROGRAM = join(ENVIRONMENT, 'bin/schemathesis')

/** Generated cases per operation; in CI, where the seed is fixed and every run repeats them, half as many. */
const EXAMPLES = process.env['CI'] === undefined ? 20 : 10
const CHECKS = ['not_a_server_error', 'content_type_conformance', 'response_schema_conformance']
/** The open API answers HTTP statuses, which its document lists. */
const PROGRAM_CHECKS = [
  ...CHECKS,
  'status_code_conformance',
  'response_headers_conformance',
  'negative_data_rejection',
  'unsupported_method',
]

interface Run {
  readonly name: string
  readonly role: 'user' | 'operator'
  readonly document: string
  readonly checks: readonly string[]
  readonly filter: readonly string[]
}

const CALLS = { document: '/api/openapi.json', checks: [...CHECKS, 'no_internal_error_in_envelope'] }

const RUNS: readonly Run[] = [
  { name: 'every call as a user', role: 'user', ...CALLS, filter: ['--exclude-tag=operations'] },
  { name: 'calls of operators as an operator', role: 'operator', ...CALLS, filter: ['--include-tag=operations'] },
  { name: 'the open API as a program', role: 'user', document: '/api/v1/openapi.json', checks: PROGRAM_CHECKS, filter: [] },
]

const { positionals, values } = parseArgs({ allowPositionals: true, options: { package: { type: 'string' } } })
// Fixed in CI: a random request must not fail a change because of code that it did not touch.
const seed = positionals[0] ?? (process.env['CI'] === undefined ? String(Math.trunc(Math.random() * 2 ** 31)) : '1')
const repeated = [seed, ...testPackage(values.package)].join(' ')
const missing = await install()
if (missing !== null) {
  console.error(`The generated requests are skipped: ${missing}`)
  console.log('0 passed, 0 failed, 1 skipped')
} else {
  process.exitCode = await runAll()
}

/** Installs Schemathesis once; returns why it is unavailable, or null. */
async function install(): Promise<string | null> {
  if (existsSync(PROGRAM)) return null
  const steps = [
    ['python3', '-m', 'venv', ENVIRONMENT],
    [join(ENVIRONMENT, 'bin/pip'), 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`],
  ]
  for (const step of steps) {
    const { exitCode, output } = await runCaptured(step)
    if (exitCode === 0) continue
    await rm(ENVIRONMENT, { recursive: true, force: true })
    return `${step.join(' ')}: ${output.trim().split('\n').at(-1)}`
  }
  return null
}

async function runAll(): Promise<number> {
  console.log(`Seed ${seed}: npm run test:api -- ${repeated} generates the same requests`)
  const server = await startTestServer({ demo: 300 })
  Object.assign(process.env, serverEnvironment(server))
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-schemathesis-'))
  try {
    let failed = 0
    for (const run of RUNS) failed += (await runOne(run, server.url, folder)) ? 0 : 1
    console.log(`${RUNS.length - failed} passed, ${failed} failed, 0 skipped`)
    return failed === 0 ? 0 : 1
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runOne({ name, role, document, checks, filter }: Run, url: string, folder: string): Promise<boolean> {
  const { aSignedInAccount } = await import('../../tests/e2e/accounts/signed-in-account.ts')
  const { inDatabase } = await import('../../tests/e2e/accounts/server-database.ts')
  const { token, userId } = await aSignedInAccount()
  if (role === 'operator') await inDatabase('UPDATE users SET role = $1 WHERE id = $2', ['operator', userId])
  const { exitCode, output } = await runCaptured(
    [
      PROGRAM,
      'run',
      `${url}${document}`,
      `--header=token:${token}`,
      `--header=Authorization:Bearer ${await apiKeyOf(url, token)}`,
      '--phases=fuzzing',
      `--max-examples=${EXAMPLES}`,
      `--checks=${checks.join(',')}`,
      `--seed=${seed}`,
      '--generation-database=none',
      '--suppress-health-check=all',
      '--request-timeout=30',
      '--continue-on-failure',
      '--warnings=off',
      ...ENDING_SESSION.map((id) => `--exclude-operation-id=${id}`),
      ...filter,
    ],
    { SCHEMATHESIS_HOOKS: join(import.meta.dirname, 'envelope_checks.py') },
    // It writes its records to the working folder.
    folder,
  )
  if (exitCode !== 0) {
    console.log(`${output}\nFAILED ${name}: see above; npm run test:api -- ${repeated} generates the same requests`)
    return false
  }
  // Otherwise most requests would be rejected for an ended session, which proves nothing.
  const response = await fetch(`${url}/api/user/user/findUserInformation`, { method: 'POST', headers: { token } })
  const isAlive = ((await response.json()) as { code: number }).code === 200
  const cases = /(\d+) generated/.exec(output)?.[1]
  console.log(isAlive ? `ok    ${name}: ${cases} requests` : `FAILED ${name}: a request ended the session`)
  return isAlive
}

/** A key of a user with every scope. */
async function apiKeyOf(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/user/openApi/createKey`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'schemathesis', scopes: API_SCOPES }),
  })
  return ((await response.json()) as { data: { secret: string } }).data.secret
}
