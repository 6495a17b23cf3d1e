import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'
import { readSettings } from './read-settings.ts'

const rolesOf = (args: readonly string[], environment: Record<string, string> = {}) =>
  readSettings({ DATABASE_URL: 'postgres://db/gezhi', ...environment, ...readArguments(args) }).GEZHI_ROLE

it('the role is given by the setting or the command line, which takes precedence; without one a process does everything', () => {
  expect(rolesOf([])).toBe('all')
  expect(rolesOf([], { GEZHI_ROLE: 'worker' })).toBe('worker')
  expect(rolesOf(['--role', 'web'], { GEZHI_ROLE: 'worker' })).toBe('web')
  expect(rolesOf(['--role=worker'])).toBe('worker')
})

it('an unknown role or argument, or a missing shared database, is rejected by name', () => {
  expect(() => rolesOf(['--role', 'boss'])).toThrow(/GEZHI_ROLE: must be one of all, web, worker/)
  expect(() => rolesOf(['--roles', 'web'])).toThrow(/--role all\|web\|worker\]: .*--roles/)
  expect(() => rolesOf(['--role', 'web'], { DATABASE_URL: '' })).toThrow(/DATABASE_URL: is required with GEZHI_ROLE=web/)
})
