import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeCsv, writeDocx, writeJsonLines, writePdf, writeXls, writeXlsx } from '@gezhi/documents'
import { familyProcessorTime } from './processor-time.ts'
import { sampleRecords, sampleTable } from './sample-documents.ts'

// Writes one file and prints what it took, as JSON: node bench/write-documents.ts WRITER COUNT FOLDER. Linux only: reads /proc.

const [writer = '', count = '', folder = ''] = process.argv.slice(2)
const set = (records: number) => ({ title: '检索结果', language: 'zh' as const, records: sampleRecords(records) })

const WRITERS: Readonly<Record<string, (count: number) => Readable | Promise<Readable>>> = {
  csv: (rows) => writeCsv(sampleTable(rows)),
  jsonl: (rows) => writeJsonLines(sampleTable(rows)),
  xlsx: (rows) => writeXlsx(sampleTable(rows)),
  xls: async (rows) => Readable.from([await writeXls(sampleTable(rows))]),
  docx: (records) => writeDocx(set(records)),
  pdf: (records) => writePdf(set(records), { workFolder: join(folder, 'pdf') }),
  // What the test's own texts take.
  rows: (rows) => Readable.from(sampleTable(rows).rows as Iterable<unknown>).map((row) => Buffer.from(JSON.stringify(row))),
  records: (records) => Readable.from(sampleRecords(records)).map((record) => Buffer.from(JSON.stringify(record))),
}

const idle = memoryOf('self', 'VmRSS')
// The peak of memory from now on.
writeFileSync('/proc/self/clear_refs', '5')
const before = familyProcessorTime(process.pid)
let children = 0
const timer = setInterval(() => (children = Math.max(children, childMemory())), 20)
let bytes = 0
const counted = new Writable({ write: (chunk: Buffer, _encoding, done) => ((bytes += chunk.length), done()) })
await pipeline(await WRITERS[writer]!(Number(count)), counted)
clearInterval(timer)
const processor = familyProcessorTime(process.pid) - before
console.log(JSON.stringify({ processor, peak: memoryOf('self', 'VmHWM') - idle, children, bytes }))

/** Bytes of memory of a process; 0 if it is gone. */
function memoryOf(process: string, name: string): number {
  try {
    return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Peak of the child that has taken the most. */
function childMemory(): number {
  const listed = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  return Math.max(0, ...listed.filter((pid) => pid !== '').map((pid) => memoryOf(pid, 'VmHWM')))
}
