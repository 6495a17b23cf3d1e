import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type PluginOption } from 'vite'

const WEB = import.meta.dirname

/** Paths of the web app as one script, and of its style sheets as one. */
export interface OneScript {
  readonly script: string
  readonly styles: string
}

/**
 * Builds the web app as one classic script without code splitting, which a browser without a module loader runs, and its style sheets as
 * one. The same plugins and sources as the real build, and plugins of a test.
 */
export async function buildOneScript(folder: string, plugins: readonly PluginOption[] = []): Promise<OneScript> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      configFile: join(WEB, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'error',
      plugins: [...plugins],
      build: {
        outDir: folder,
        emptyOutDir: true,
        minify: false,
        manifest: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: join(WEB, 'src/main.tsx'),
          output: { format: 'iife', codeSplitting: false, entryFileNames: 'app.js' },
        },
      },
    })
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
  const built = { script: join(folder, 'app.js'), styles: join(folder, 'app.css') }
  await separateStyles(built)
  return built
}

/**
 * The style sheets are part of the script, which adds them to the page: a browser without layout would parse them again for each page.
 */
async function separateStyles({ script, styles }: OneScript): Promise<void> {
  const code = await readFile(script, 'utf8')
  const [statement = '', text = '""'] = /__vite_style__\.textContent = (".*");\n/.exec(code) ?? []
  if (statement === '') throw new Error('The script of the web app holds no style sheets')
  await writeFile(styles, JSON.parse(text) as string)
  await writeFile(
    script,
    code.replace(statement, () => ''),
  )
}
