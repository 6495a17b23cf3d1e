import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { programCommand, startProgram, testPackage } from './program-command.ts'

describe('the programs that tests start', () => {
  let folder: string
  beforeEach(() => {
    vi.stubEnv('TEST_PACKAGE', undefined)
    vi.stubEnv('GEZHI_DEMO', '20000')
    vi.spyOn(console, 'log').mockReturnValue(undefined)
    folder = mkdtempSync(join(tmpdir(), 'gezhi-programs-'))
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  it('are those of this checkout, with the given settings only', () => {
    expect(testPackage(undefined)).toEqual([])
    const { file, args, env } = programCommand('import-command', ['a.jsonl'], { GEZHI_DATA: '/srv' })
    expect([file, ...args]).toEqual([process.execPath, expect.stringMatching(/\/apps\/server\/run\.ts$/), 'import-command', 'a.jsonl'])
    expect(Object.keys(env).filter((name) => name.startsWith('GEZHI_'))).toEqual(['GEZHI_DATA'])
  })

  it('are those of a release, which finds no Node of the machine', async () => {
    mkdirSync(join(folder, 'bin'))
    writeFileSync(join(folder, 'RELEASE'), 'Gezhi 9.9.9\ncommit abc\n')
    const script = '#!/bin/sh\necho "$@" "$GEZHI_DATA$GEZHI_DEMO"\nfor name in node npm npx; do $name --version; echo "$name $?"; done\n'
    writeFileSync(join(folder, 'bin/gezhi'), script, { mode: 0o755 })
    expect(testPackage(folder)).toEqual(['--package', folder])
    expect(console.log).toHaveBeenCalledWith(`Tested: Gezhi 9.9.9, commit abc, in ${folder}`)
    const child = startProgram('main', ['--role', 'web'], { GEZHI_DATA: '/srv' }, ['ignore', 'pipe', 'ignore'])
    expect(await text(child.stdout!)).toBe('start --role web /srv\nnode 127\nnpm 127\nnpx 127\n')
  })

  it('are not started from a folder that is no release', () => {
    expect(() => testPackage(folder)).toThrow(/bin\/gezhi/)
  })
})
