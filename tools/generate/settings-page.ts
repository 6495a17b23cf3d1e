import { SETTINGS, type SettingRow } from '../../apps/server/src/settings.ts'
import { generatedFrom } from './generated-from.ts'
import { code, markdownTable } from './markdown-table.ts'

/** docs/settings.md: the table of settings. */
export function renderSettingsPage(): string {
  const settings: [string, SettingRow<unknown>][] = Object.entries(SETTINGS)
  const rows = settings.map(([name, { default: value, secret, zh, en }]) => [
    code(name),
    code(value),
    `${en}${secret ? ' (secret: never shown, never logged)' : ''}`,
    zh,
  ])
  return `${[
    '# Settings',
    generatedFrom('apps/server/src/settings.ts'),
    'All settings are environment variables, all have a default. A start with faults lists every one of them at once; ' +
      'a variable that begins with `GEZHI_` but stands in no row is a fault too, so that a misspelt name cannot pass unseen.',
    markdownTable(['name', 'default', 'what it does', '说明'], rows),
  ].join('\n\n')}\n`
}
