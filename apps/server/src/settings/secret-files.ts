import { readFileSync } from 'node:fs'
import { SettingError } from './setting-error.ts'

/** Name of the variable with the path of a secret file, as mounted by Docker and Kubernetes. */
export function secretFileVariable(name: string): string {
  return `${name}_FILE`
}

/**
 * The text of a setting that holds a secret: its own variable, or the content of the file its `_FILE` variable names, without the line
 * break at the end. Undefined where neither is set. Throws `SettingError` if both are, or the file cannot be read; it quotes the path only.
 */
export function secretText(name: string, environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const path = environment[secretFileVariable(name)]
  if (!path) return environment[name]
  if (environment[name])
    throw new SettingError(`与 ${secretFileVariable(name)} 只能填写一个`, `cannot be set together with ${secretFileVariable(name)}`)
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    throw new SettingError(
      `${secretFileVariable(name)} 的文件无法读取（${code}）：${path}`,
      `the file of ${secretFileVariable(name)} cannot be read (${code}): ${path}`,
    )
  }
}
