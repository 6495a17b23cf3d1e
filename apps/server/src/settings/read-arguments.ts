import { parseArgs } from 'node:util'
import { SettingsError } from './read-settings.ts'

/** Settings given on the command line: `--role web` is GEZHI_ROLE=web. Throws `SettingsError` for anything else. */
export function readArguments(args: readonly string[]): { readonly GEZHI_ROLE?: string } {
  try {
    const { role } = parseArgs({ args: [...args], options: { role: { type: 'string' } } }).values
    return role === undefined ? {} : { GEZHI_ROLE: role }
  } catch (error) {
    const problem = (error as Error).message
    throw new SettingsError([{ name: 'npm start -- [--role all|web|worker]', zh: `参数有误：${problem}`, en: problem }])
  }
}
