import { spawn } from 'node:child_process'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatTime, type Benchmark } from '../benchmark.ts'
import { familyProcessorTime, peakMemory } from '../processor-time.ts'

/** `npm run import` on an empty folder, then again: the second run finds everything unchanged. */
export const importFiles: Benchmark = {
  name: 'import',
  description:
    'npm run import into an empty folder, then again; bytes as they lie on disk, compressed or not; CPU: seconds of the command with its start, which neighbours on the machine do not lengthen as they do the others',
  columns: ['path', 'run', 'took', 'records/s', 'MB/s on disk', 'CPU', 'records/CPU s', 'peak', 'last line'],
  run: async (folder, paths) => {
    if (paths.length === 0) throw new Error('Say what to import: npm run bench -- import PATHS…')
    const rows: string[][] = []
    for (const [index, path] of paths.entries()) {
      const megabytes = (await sizeOf(path)) / 1e6
      for (const run of ['first', 'second']) {
        const { took, processor, peak, lastLine } = await importPath(path, join(folder, `data-${index}`))
        const read = Number(/read (\d+)/.exec(lastLine)?.[1])
        const seconds = took / 1000
        const rates = [(read / seconds).toFixed(0), (megabytes / seconds).toFixed(1)]
        rows.push([
          path,
          run,
          formatTime(took),
          ...rates,
          formatTime(processor * 1000),
          (read / processor).toFixed(0),
          `${peak.toFixed(0)} MB`,
          lastLine,
        ])
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
  /** MB. */
  readonly peak: number
  readonly lastLine: string
}

/** ms between looks at the memory of the command. */
const LOOK_INTERVAL = 100

async function importPath(path: string, dataFolder: string): Promise<Imported> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { import: string } }
  const command = scripts.import.replace('exec node ', '').split(' ')
  const [start, before] = [performance.now(), familyProcessorTime(process.pid)]
  const child = spawn(process.execPath, [...command, path], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GEZHI_DATA: dataFolder, GEZHI_DEMO: '0', GEZHI_MEANING: 'off' },
  })
  let output = ''
  let peak = 0
  const looks = setInterval(() => (peak = Math.max(peak, peakMemory(child.pid!))), LOOK_INTERVAL)
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(looks)
      const lastLine = output.trim().split('\n').at(-1) ?? ''
      if (code === 0) resolve({ took: performance.now() - start, processor: familyProcessorTime(process.pid) - before, peak, lastLine })
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
