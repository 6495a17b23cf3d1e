import { spawn } from 'node:child_process'
import { stat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { familyProcessorTime } from '../processor-time.ts'

/** `npm run import` on an empty folder, then again: the second run finds everything unchanged. */
export const importFiles: Benchmark = {
  name: 'import',
  description:
    'npm run import into an empty folder, then again; bytes as they lie on disk, compressed or not; CPU: seconds of the command with its start, which neighbours on the machine do not lengthen as they do the others',
  columns: ['path', 'run', 'took', 'records/s', 'MB/s on disk', 'CPU', 'records/CPU s', 'last line'],
  run: async (folder, paths) => {
    if (paths.length === 0) throw new Error('Say what to import: npm run bench -- import PATHS…')
    const rows: string[][] = []
    for (const [index, path] of paths.entries()) {
      const megabytes = (await sizeOf(path)) / 1e6
      for (const run of ['first', 'second']) {
        const { took, processor, lastLine } = await importPath(path, join(folder, `data-${index}`))
        const read = Number(/read (\d+)/.exec(lastLine)?.[1])
        const seconds = took / 1000
        const rates = [(read / seconds).toFixed(0), (megabytes / seconds).toFixed(1)]
        rows.push([path, run, formatTime(took), ...rates, formatTime(processor * 1000), (read / processor).toFixed(0), lastLine])
      }
    }
    return rows
  },
}

interface Imported {
  /** Milliseconds. */
  readonly took: number
  /** CPU seconds. */
  readonly processor: number
  readonly lastLine: string
}

function importPath(path: string, dataFolder: string): Promise<Imported> {
  const [start, before] = [performance.now(), familyProcessorTime(process.pid)]
  const child = spawn(process.execPath, ['apps/server/run.ts', 'import-command', path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GEZHI_DATA: dataFolder, GEZHI_DEMO: '0', GEZHI_MEANING: 'off' },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const lastLine = output.trim().split('\n').at(-1) ?? ''
      if (code === 0) resolve({ took: performance.now() - start, processor: familyProcessorTime(process.pid) - before, lastLine })
      else reject(new Error(`Importing ${path} ended with ${code}:\n${output}`))
    })
  })
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path)
  if (found.isFile()) return found.size
  const names = await readdir(path)
  const sizes = await Promise.all(names.map((name) => sizeOf(join(path, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
