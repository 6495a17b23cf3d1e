import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { outcomeOf, programProcess } from './server-process.ts'

it.each([['backup.zip'], ['--scheduled']])(
  'a backup (%s) of a data folder without an installation is refused, and creates nothing',
  async (argument) => {
    const parent = mkdtempSync(join(tmpdir(), 'gezhi-no-installation-'))
    onTestFinished(() => rmSync(parent, { recursive: true }))
    const data = join(parent, 'data')
    const file = argument.startsWith('--') ? argument : join(parent, argument)
    const { code, output } = await outcomeOf(programProcess('ops-command', ['backup', file], { GEZHI_DATA: data }))
    expect(code).toBe(1)
    expect(output).toContain(`${data} (GEZHI_DATA) is not the data folder of an installation`)
    expect(output).toContain(`${data}（GEZHI_DATA）不是已有系统的数据目录`)
    expect([existsSync(data), existsSync(file)]).toEqual([false, false])
  },
  120_000,
)
