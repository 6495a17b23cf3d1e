import { SETTINGS, type SettingRow } from '../../apps/server/src/settings/settings.ts'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

/** docs/settings.md: the table of settings. */
export function renderSettingsPage(): string {
  const settings: [string, SettingRow<unknown>][] = Object.entries(SETTINGS)
  const rows = settings.map(([name, { default: value, secret, zh, en }]) => [
    code(name),
    code(value),
    `${en}${secret ? ` (secret: never shown, never logged; ${code(`${name}_FILE`)} may name a file that contains it)` : ''}`,
    zh,
  ])
  return `${[
    '# Settings',
    generatedFrom('apps/server/src/settings/settings.ts'),
    'All settings are environment variables with defaults. At startup all invalid settings are reported together; ' +
      'an unknown variable that begins with `GEZHI_` is an error, so that misspelt names are noticed.',
    markdownTable(['name', 'default', 'description', '说明'], rows),
  ].join('\n\n')}\n`
}
