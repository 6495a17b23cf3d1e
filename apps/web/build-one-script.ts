import { join } from 'node:path'
import { build } from 'vite'

const WEB = import.meta.dirname

/**
 * Builds the web app as one classic script without code splitting, which a browser without a module loader runs; answers its path. The same
 * plugins and sources as the real build.
 */
export async function buildOneScript(folder: string): Promise<string> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    await build({
      configFile: join(WEB, 'vite.config.ts'),
      configLoader: 'native',
      logLevel: 'error',
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
  return join(folder, 'app.js')
}
