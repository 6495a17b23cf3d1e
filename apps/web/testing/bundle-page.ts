import { build, type Rolldown } from 'vite'
import { join } from 'node:path'

/**
 * A page that runs one module of `apps/web/src` and nothing else: for components that no page of the product uses yet. Plugins and style
 * sheets are those of the app.
 */
export async function bundlePage(entry: string): Promise<string> {
  const { output } = (await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    configLoader: 'native',
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      manifest: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(import.meta.dirname, '../src', entry), output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
  const style = output.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '')).join('\n')
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>${style}</style><div id="root"></div><script type="module">${script.replaceAll('</script', '<\\/script')}</script></html>`
}
