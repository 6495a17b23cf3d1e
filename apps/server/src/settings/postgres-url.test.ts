import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from './read-settings.ts'
import { ownPostgres, type OwnPostgres } from '../testing/own-postgres.ts'
import { openDatabase } from '../database/open-database.ts'
import { readPostgresUrl } from './postgres-url.ts'

const PASSWORD = 'hunter2'
const HAS_OPENSSL = spawnSync('openssl', ['version']).status === 0
if (!HAS_OPENSSL) console.warn('SKIPPED: openssl is not installed, so no certificates can be made to test TLS to PostgreSQL with')

const folder = mkdtempSync(join(tmpdir(), 'gezhi-tls-'))
const file = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('TLS in the address of a PostgreSQL', () => {
  it('follows sslmode, and is off over a Unix socket', () => {
    expect(readPostgresUrl('postgres://u:p@db/x')).toEqual({ connectionString: 'postgres://u:p@db/x', ssl: false })
    expect(readPostgresUrl('postgres://db/x?sslmode=disable').ssl).toBe(false)
    expect(readPostgresUrl('postgres://db/x?application_name=a&sslmode=require')).toEqual({
      connectionString: 'postgres://db/x?application_name=a',
      ssl: { rejectUnauthorized: false },
    })
    expect(readPostgresUrl('postgres://u@[::1]:5432/x?sslmode=verify-full').ssl).toMatchObject({ rejectUnauthorized: true })
    expect(readPostgresUrl('postgres://u@localhost/x?host=%2Frun&sslmode=require').ssl).toBe(false)
    expect(readPostgresUrl('postgres://u@%2Frun/x?sslmode=require').ssl).toBe(false)
  })

  it.each([
    ['sslmode=prefer', /disable, require, verify-ca, verify-full/],
    ['sslmode=verify-ca', /sslmode=verify-ca requires sslrootcert/],
    ['sslrootcert=/etc/ca.pem', /sslrootcert requires sslmode=require/],
    ['sslmode=require&sslrootcert=system', /only be used with sslmode=verify-full/],
    ['sslmode=verify-full&sslrootcert=/nowhere/ca.pem', /cannot be read \(ENOENT\): \/nowhere\/ca\.pem/],
    [`sslmode=verify-full&sslrootcert=${file('text')}`, /is not a PEM certificate/],
    ['ssl=true', /use sslmode/],
  ])('a start with %s reports the error, without the password', (parameters, message) => {
    writeFileSync(file('text'), 'not a certificate')
    const read = () => readSettings({ DATABASE_URL: `postgres://gezhi:${PASSWORD}@db/gezhi?${parameters}` })
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(message)
    expect(read).not.toThrow(PASSWORD)
  })
})

// Creating certificates requires openssl; PostgreSQL itself is always available.
describe.skipIf(!HAS_OPENSSL)('a PostgreSQL that lets in by TLS only', () => {
  let server: OwnPostgres
  beforeAll(async () => {
    certificates()
    server = await ownPostgres({
      hba: ['hostssl all all 127.0.0.1/32 scram-sha-256'],
      settings: ['ssl = on'],
      files: { 'server.crt': readFileSync(file('server.crt'), 'utf8'), 'server.key': readFileSync(file('server.key'), 'utf8') },
    })
    const database = await open(server.url)
    await database.execute(`CREATE ROLE remote LOGIN SUPERUSER PASSWORD '${PASSWORD}'`)
    await database.$client.end()
  })
  afterAll(() => server?.remove())

  const address = (parameters: string, host = 'localhost') => `postgres://remote:${PASSWORD}@${host}:${server.port}/postgres?${parameters}`

  it.each([
    ['sslmode=require', '127.0.0.1'],
    [`sslmode=require&sslrootcert=${file('ca.crt')}`, '127.0.0.1'],
    [`sslmode=verify-ca&sslrootcert=${file('ca.crt')}`, '127.0.0.1'],
    [`sslmode=verify-full&sslrootcert=${file('ca.crt')}`, 'localhost'],
  ])('is reached with %s at %s, encrypted', async (parameters, host) => {
    const database = await open(address(parameters, host))
    const { rows } = await database.execute('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
    expect(rows).toEqual([{ ssl: true }])
    await database.$client.end()
  })

  it.each([
    ['sslmode=disable', 'localhost', /no encryption/],
    [`sslmode=verify-full&sslrootcert=${file('ca.crt')}`, '127.0.0.1', /for another host.*为该主机/],
    [`sslmode=verify-full&sslrootcert=${file('other.crt')}`, 'localhost', /specify the certificate of its authority with sslrootcert/],
    [`sslmode=require&sslrootcert=${file('other.crt')}`, 'localhost', /specify the certificate of its authority with sslrootcert/],
    ['sslmode=verify-full', 'localhost', /specify the certificate of its authority with sslrootcert/],
  ])('is not used with %s at %s, with the reason, without the password', async (parameters, host, message) => {
    const opening = open(address(parameters, host))
    await expect(opening).rejects.toThrow(message)
    await expect(opening).rejects.toThrow(/DATABASE_URL/)
    await expect(opening).rejects.not.toThrow(PASSWORD)
  })

  it('is not used with a wrong password, which is not printed', async () => {
    const opening = open(address('sslmode=require').replace(PASSWORD, 'hunter3'))
    await expect(opening).rejects.toThrow(/incorrect user name or password/)
    await expect(opening).rejects.not.toThrow('hunter3')
  })

  it('lets two servers at once bring an empty database up to date, each migration once', async () => {
    const first = await open(server.url)
    await first.execute('CREATE DATABASE fresh')
    const fresh = address('sslmode=require').replace('/postgres?', '/fresh?')
    const both = await Promise.all([open(fresh), open(fresh)])
    const { rows } = await both[0].execute(
      'SELECT count(*)::int AS applied, count(DISTINCT hash)::int AS different FROM drizzle.__drizzle_migrations',
    )
    const [{ applied, different } = { applied: 0, different: -1 }] = rows as { applied: number; different: number }[]
    expect(applied).toBeGreaterThan(10)
    expect(different).toBe(applied)
    for (const database of [first, ...both]) await database.$client.end()
  })
})

describe('the limits of a process', () => {
  let server: OwnPostgres
  beforeAll(async () => {
    server = await ownPostgres()
  })
  afterAll(() => server?.remove())

  it('hold for connections, the wait for one, and a statement', async () => {
    const limits = { GEZHI_DATABASE_CONNECTIONS: '2', GEZHI_DATABASE_CONNECT_SECONDS: '1', GEZHI_DATABASE_STATEMENT_SECONDS: '3' }
    const database = await open(server.url, limits)
    const sleeping = [1, 2].map(() => database.execute('SELECT pg_sleep(30)').then(Boolean, (error: Error) => error.cause as Error))
    await expect(database.execute('SELECT 1')).rejects.toMatchObject({ cause: { message: expect.stringMatching(/timeout/) as string } })
    expect(await Promise.all(sleeping)).toEqual([expect.objectContaining({ code: '57014' }), expect.objectContaining({ code: '57014' })])
    expect((await database.execute('SELECT 1 AS n')).rows).toEqual([{ n: 1 }])
    await database.$client.end()
  })
})

function open(url: string, limits: Record<string, string> = {}) {
  return openDatabase(url, readSettings(limits), pino({ level: 'silent' }))
}

/** An authority, a server certificate signed by it for localhost, and an unrelated authority. */
function certificates(): void {
  const openssl = (...args: string[]) => {
    const { status, stderr } = spawnSync('openssl', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`)
  }
  const authority = (name: string) =>
    openssl(
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      `/CN=${name}`,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.crt`,
    )
  authority('ca')
  authority('other')
  openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', 'server.key', '-out', 'server.csr')
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost\n')
  openssl(
    'x509',
    '-req',
    '-in',
    'server.csr',
    '-CA',
    'ca.crt',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'names',
    '-out',
    'server.crt',
  )
}
