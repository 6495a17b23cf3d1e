import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { seal, unseal } from '../seal.ts'
import { installationKey } from './installation-key.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('is made when it is first needed, for the owner alone, and stays the same', () => {
  const folder = aFolder()
  const file = join(folder, 'secret.key')
  const key = installationKey(null, file)
  expect(readdirSync(folder)).toEqual([])
  expect(key()).toHaveLength(32)
  expect(installationKey(null, file)()).toEqual(key())
  expect(readdirSync(folder)).toEqual(['secret.key'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

it('is that of the setting if there is one; a damaged file is an error', () => {
  const file = join(aFolder(), 'secret.key')
  const setting = Buffer.alloc(32, 7)
  expect(installationKey(setting, file)()).toBe(setting)
  writeFileSync(file, 'x')
  expect(() => installationKey(null, file)()).toThrow('secret.key must hold a key of 32 bytes')
})

it('what is sealed with it opens with the same key for the same purpose only', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal('secret', key, 'user 1')
  expect(unseal(sealed, key, 'user 1')).toBe('secret')
  expect(() => unseal(sealed, other, 'user 1')).toThrow()
  expect(() => unseal(sealed, key, 'user 2')).toThrow()
})
