import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Benchmark } from '../benchmark.ts'

/** What is written, with the goals: CPU seconds, and MB of memory over idle of the process or its child. */
const FILES = [
  { writer: 'csv', count: 100_000, seconds: 5, megabytes: 120, source: 'rows' },
  { writer: 'jsonl', count: 100_000, seconds: 5, megabytes: 120, source: 'rows' },
  { writer: 'xlsx', count: 100_000, seconds: 9, megabytes: 120, source: 'rows' },
  { writer: 'xls', count: 5000, seconds: 8, megabytes: null, source: 'rows' },
  { writer: 'docx', count: 5000, seconds: 20, megabytes: 300, source: 'records' },
  { writer: 'pdf', count: 1000, seconds: 25, megabytes: 700, source: 'records' },
] as const

/** Writers of exported files, each in a process of its own, with the time that making up their texts takes without a writer. */
export const documents: Benchmark = {
  name: 'documents',
  description:
    'Exported files of 20 columns and about 500 Chinese characters a row, or of records of one page; CPU seconds with children, memory over idle',
  columns: ['file', 'rows or records', 'CPU s', 'of it texts of the test', 'peak MB', 'child peak MB', 'file MB', 'goal'],
  run: async (folder, names) => {
    const rows: string[][] = []
    for (const { writer, count, seconds, megabytes, source } of FILES) {
      if (names.length > 0 && !names.includes(writer)) continue
      const own = await write(source, count, folder)
      const { processor, peak, children, bytes } = await write(writer, count, folder)
      const goal = `${seconds} s${megabytes === null ? '' : `, ${megabytes} MB`}`
      rows.push([writer, String(count), processor.toFixed(1), own.processor.toFixed(1), ...[peak, children, bytes].map(inMegabytes), goal])
    }
    return rows
  },
}

interface Measured {
  /** CPU seconds of the process and its children. */
  readonly processor: number
  /** Bytes. */
  readonly peak: number
  readonly children: number
  readonly bytes: number
}

/** With the options of Node that `npm start` sets. */
async function write(writer: string, count: number, folder: string): Promise<Measured> {
  const options = ['--max-semi-space-size=4', '--heap-growing-percent=50']
  const child = spawn(process.execPath, [...options, 'bench/write-documents.ts', writer, String(count), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  const output = await text(child.stdout)
  return JSON.parse(output) as Measured
}

function inMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
