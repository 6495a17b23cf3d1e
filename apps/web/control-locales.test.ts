import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { controlLocales } from './control-locales.ts'

/** A control with many messages: the date range announces the selection in words. */
const ENTRY = `export { RangeCalendar } from 'react-aria-components/RangeCalendar'`

test('a bundle with controls of React Aria holds their messages in Chinese and English only', async () => {
  const code = await bundle([controlLocales()])
  expect(code).toContain('选定的日期')
  expect(code).toContain('Selected Date:')
  expect(code).not.toContain('Ausgewähltes Datum')
  expect(code).not.toContain('選択した日付')
  // Without the plugin they are all there.
  expect(await bundle([])).toContain('Ausgewähltes Datum')
})

async function bundle(plugins: ReturnType<typeof controlLocales>[]): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (source) => (source === 'virtual:entry' ? '\0entry' : undefined),
        load: (id) => (id === '\0entry' ? ENTRY : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict', external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
  })) as Rolldown.RolldownOutput
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  return code.replace(/\\(?:u\{(\w+)\}|x(\w\w))/g, (_, long: string | undefined, short: string) =>
    String.fromCodePoint(Number.parseInt(long ?? short, 16)),
  )
}
