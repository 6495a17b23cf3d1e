import { describe, expect, it } from 'vitest'
import { isGrave, readAudit } from './read-audit.ts'

const ADVISORY = {
  source: 1,
  name: 'b',
  dependency: 'b',
  title: 'Prototype pollution',
  url: 'https://example.org/1',
  severity: 'high',
  range: '<2.0.0',
}

describe('the output of npm audit', () => {
  it('lists each advisory once, the gravest first', () => {
    const mild = { ...ADVISORY, name: 'c', url: 'https://example.org/2', severity: 'low' }
    const output = JSON.stringify({ vulnerabilities: { a: { via: ['b'] }, b: { via: [mild, ADVISORY] }, d: { via: [ADVISORY] } } })
    const audit = readAudit(`npm warn something\n${output}\n`)
    expect('advisories' in audit && audit.advisories.map(({ name, severity }) => [name, severity])).toEqual([
      ['b', 'high'],
      ['c', 'low'],
    ])
    expect('advisories' in audit && audit.advisories.map(isGrave)).toEqual([true, false])
  })

  it('without advisories is empty, not unavailable', () => {
    expect(readAudit('{ "vulnerabilities": {} }')).toEqual({ advisories: [] })
  })

  it('without an answer of the registry gives the reason', () => {
    expect(readAudit('{ "message": "405 Method Not Allowed", "error": { "summary": "" } }\nnpm error A log')).toEqual({
      unavailable: '405 Method Not Allowed',
    })
    expect(readAudit('npm: not found')).toEqual({ unavailable: 'npm: not found' })
  })
})
