import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readSettings, SettingsError } from './read-settings.ts'

function errorsOf(environment: Record<string, string>) {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.issues.map(({ name }) => name)
  }
}

describe('settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      GEZHI_DATA: expect.stringMatching(/[\\/]data$/),
      GEZHI_DEMO: 20_000,
      GEZHI_ACCESS: 'membership',
      GEZHI_MODE: 'development',
      DATABASE_URL: null,
      GEZHI_SEARCH_URL: null,
      GEZHI_FILES_URL: null,
    })
  })

  it('report all errors at once', () => {
    expect(
      errorsOf({
        PORT: '80a',
        GEZHI_DEMO: '-1',
        GEZHI_ACCESS: 'all',
        DATABASE_URL: 'mysql://x',
        GEZHI_DMEO: '5',
        HOST: '0.0.0.0',
      }).toSorted(),
    ).toEqual(['DATABASE_URL', 'GEZHI_ACCESS', 'GEZHI_DEMO', 'GEZHI_DMEO', 'HOST', 'PORT'])
  })

  it('take a replica of a PostgreSQL that is named, not of the private one', () => {
    const replica = 'postgresql://u:hunter2@replica/gezhi?sslmode=require'
    expect(errorsOf({ DATABASE_REPLICA_URL: replica })).toEqual(['DATABASE_URL'])
    expect(errorsOf({ DATABASE_REPLICA_URL: replica, DATABASE_URL: 'postgresql://u:hunter2@primary/gezhi' })).toEqual([])
    expect(errorsOf({ DATABASE_REPLICA_URL: 'mysql://x' })).toEqual(['DATABASE_REPLICA_URL'])
  })

  it('report each error in both languages and never print a secret', () => {
    expect(() => readSettings({ PORT: 'x', DATABASE_URL: 'mysql://u:hunter2@h/d' })).toThrow(/PORT: must be .* \/ 须为/)
    expect(() => readSettings({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).not.toThrow(/hunter2/)
  })

  it.each(['127.0.0.1', '127.8.9.1', '::1', '[::1]', 'localhost', '::ffff:127.0.0.1'])('development mode listens on %s', (HOST) => {
    expect(errorsOf({ HOST })).toEqual([])
  })

  it.each(['0.0.0.0', '::', '192.168.1.5', 'example.org', 'localhost.example.org'])('only production listens on %s', (HOST) => {
    expect(errorsOf({ HOST })).toEqual(['HOST'])
    expect(errorsOf({ HOST, GEZHI_MODE: 'production', GEZHI_PUBLIC_URL: 'https://gezhi.example' })).toEqual([])
  })

  it('production needs a public address by https, but on this machine or where http is allowed', () => {
    const errors = (settings: Record<string, string>) => errorsOf({ GEZHI_MODE: 'production', ...settings })
    expect(errors({})).toEqual(['GEZHI_PUBLIC_URL'])
    expect(errors({ GEZHI_PUBLIC_URL: 'http://gezhi.example' })).toEqual(['GEZHI_PUBLIC_URL'])
    expect(errors({ GEZHI_PUBLIC_URL: 'http://gezhi.example', GEZHI_ALLOW_HTTP: 'on' })).toEqual([])
    expect(errors({ GEZHI_PUBLIC_URL: 'http://localhost:8080' })).toEqual([])
    expect(errorsOf({ GEZHI_PUBLIC_URL: 'http://gezhi.example' })).toEqual([])
  })

  it('production needs encrypted connections to services on other machines, unless their network is isolated', () => {
    const errors = (settings: Record<string, string>) =>
      errorsOf({ GEZHI_MODE: 'production', GEZHI_PUBLIC_URL: 'https://gezhi.example', ...settings })
    const plain = {
      DATABASE_URL: 'postgresql://u:p@db.example/gezhi',
      DATABASE_REPLICA_URL: 'postgresql://u:p@replica.example/gezhi?sslmode=disable',
      GEZHI_SEARCH_URL: 'https://one:9200,http://two:9200',
      GEZHI_FILES_URL: 'http://key:secret@files:9000/gezhi',
    }
    expect(errors(plain)).toEqual(Object.keys(plain))
    expect(errors({ ...plain, GEZHI_SERVICE_TLS: 'optional' })).toEqual([])
    expect(errorsOf(plain)).toEqual([])
    expect(errors({ DATABASE_URL: 'postgresql://u:p@db.example/gezhi?sslmode=require', GEZHI_SEARCH_URL: 'https://one:9200' })).toEqual([])
    for (const host of ['127.0.0.1:5432', 'localhost', '[::1]'])
      expect(errors({ DATABASE_URL: `postgresql://u:p@${host}/gezhi` })).toEqual([])
    expect(
      errors({ DATABASE_URL: 'postgresql://u@db.example/gezhi?host=/run/postgresql', GEZHI_SEARCH_URL: 'http://127.0.0.1:9200' }),
    ).toEqual([])
  })

  it('take secrets from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gezhi-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'database-url')
    const address = 'postgresql://u:hunter2@db.example/gezhi'
    writeFileSync(file, `${address}\n`)
    expect(readSettings({ DATABASE_URL_FILE: file }).DATABASE_URL).toBe(address)
    expect(errorsOf({ DATABASE_URL_FILE: file, DATABASE_URL: address })).toEqual(['DATABASE_URL'])
    expect(errorsOf({ DATABASE_URL_FILE: join(folder, 'none') })).toEqual(['DATABASE_URL'])
    // The file is read at each start.
    writeFileSync(file, address.replace('hunter2', 'rotated'))
    expect(readSettings({ DATABASE_URL_FILE: file }).DATABASE_URL).toContain('rotated')
    expect(errorsOf({ GEZHI_EMBEDDING_KEY_FILE: file })).toEqual([])
    expect(errorsOf({ GEZHI_DEMO_FILE: file })).toEqual(['GEZHI_DEMO_FILE'])
  })

  it('take an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', GEZHI_DEMO: '' })).toMatchObject({ PORT: 8080, GEZHI_DEMO: 20_000 })
  })

  it('take sites that share logins: several below one domain, by https or on this machine', () => {
    const sites = (value: string) => readSettings({ GEZHI_SHARED_LOGIN_SITES: value }).GEZHI_SHARED_LOGIN_SITES
    expect(sites('')).toEqual([])
    expect(sites('https://gezhi.example, https://a.gezhi.example:8443/')).toEqual(['https://gezhi.example', 'https://a.gezhi.example:8443'])
    expect(sites('http://a.gezhi.localhost:8080,http://b.gezhi.localhost:8080')).toHaveLength(2)
    const invalid = [
      'https://a.gezhi.example',
      'https://a.gezhi.example,https://a.gezhi.example',
      'https://a.one.example,https://a.two.example',
    ]
    invalid.push(
      'https://a.gezhi.example,http://b.gezhi.example',
      'https://10.0.0.1,https://10.0.0.2',
      'https://a.gezhi.example/x,https://b.gezhi.example',
    )
    for (const value of invalid) expect(errorsOf({ GEZHI_SHARED_LOGIN_SITES: value }), value).toEqual(['GEZHI_SHARED_LOGIN_SITES'])
  })

  it('take several nodes of a search cluster', () => {
    const GEZHI_SEARCH_URL = 'https://gezhi:secret@one:9200, https://gezhi:secret@two:9200'
    expect(readSettings({ GEZHI_SEARCH_URL }).GEZHI_SEARCH_URL).toEqual(['https://gezhi:secret@one:9200', 'https://gezhi:secret@two:9200'])
    expect(errorsOf({ GEZHI_SEARCH_URL: 'http://one,two', GEZHI_SEARCH_INDEX: 'Gezhi' })).toEqual([
      'GEZHI_SEARCH_URL',
      'GEZHI_SEARCH_INDEX',
    ])
  })
})
