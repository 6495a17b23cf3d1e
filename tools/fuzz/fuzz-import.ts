import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random, seedOf } from '@gezhi/imports/demo'
import { startProgram } from '../test/program-command.ts'
import { importSeeds } from './import-seeds.ts'
import { mutate } from './mutate.ts'
import { countOutcome, MAX_MILLISECONDS, type FuzzReport } from './report.ts'
import { peakMemory } from './resident-memory.ts'

/** Reasons that describe the program, not the file. */
const PROGRAM_ERROR =
  /call stack|is not a function|is not iterable|cannot read propert|undefined|Invalid (?:array|string) length|Assertion|TypeError|RangeError|out of memory/i
/** Last line of an import. */
const COUNTS = /^read \d+ new (\d+) changed (\d+) unchanged (\d+) rejected (\d+) damaged (\d+) unknown (\d+)$/
const OUTCOMES = ['new', 'changed', 'unchanged', 'rejected', 'damaged files', 'unknown files']
/** Exit codes of an import that read everything, and of one of files that are damaged. */
const ENDED = [0, 2]

/** Files per import: starting the command takes longer than reading some files. */
const BATCH = 20
/** ms for all of them and the start of the command, which takes most of it on a busy machine. */
const IMPORT_LIMIT = 4 * MAX_MILLISECONDS
/** ms between looks at the memory of an import. */
const LOOK_INTERVAL = 20

interface Imported {
  readonly code: number | null
  readonly output: string
  readonly milliseconds: number
  /** Bytes. */
  readonly memory: number
}

/** Imports `count` mutated files, from every seed in turn, with the command for it. Folders with failed files are left in place. */
export async function fuzzImport(seed: number, count: number): Promise<FuzzReport> {
  const seeds = [...(await importSeeds())]
  const outcomes = new Map<string, number>()
  const failures: string[] = []
  const data = await mkdtemp(join(tmpdir(), 'gezhi-fuzz-import-'))
  let slowest = 0
  let memory = 0
  for (let from = 0; from < count; from += BATCH) {
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-fuzz-files-'))
    for (let number = from; number < Math.min(from + BATCH, count); number += 1) {
      const random = new Random(seedOf(seed, number))
      const [name, bytes] = seeds[number % seeds.length]!
      const mutated = mutate(bytes, random, random.pick(seeds)[1])
      await writeFile(join(folder, `${number}, ${mutated.mutations.join(', ')}, ${name}`), mutated.bytes)
    }
    const imported = await importFolder(folder, data)
    const failed = failuresOf(imported)
    failures.push(...failed.map((failure) => `${folder}: ${failure}`))
    if (failed.length === 0) await rm(folder, { recursive: true })
    slowest = Math.max(slowest, imported.milliseconds)
    memory = Math.max(memory, imported.memory)
    const counts = COUNTS.exec(lastLine(imported))?.slice(1) ?? []
    counts.forEach((files, index) => countOutcome(outcomes, OUTCOMES[index]!, Number(files)))
  }
  await rm(data, { recursive: true, force: true })
  return { tried: `${count} mutated files of ${seeds.length} seeds, ${BATCH} at a time`, outcomes, slowest, memory, failures }
}

/** Runs the command on a folder of files, and ends it when it takes too long. */
async function importFolder(folder: string, data: string): Promise<Imported> {
  const start = performance.now()
  const child = startProgram('import-command', [folder], { GEZHI_DATA: data, LC_ALL: 'en_GB.UTF-8' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  let memory = 0
  const look = async () => void (memory = Math.max(memory, await peakMemory(child.pid ?? 0)))
  const looks = setInterval(() => void look(), LOOK_INTERVAL)
  const late = setTimeout(() => child.kill('SIGKILL'), IMPORT_LIMIT)
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(looks)
  clearTimeout(late)
  return { code, output, milliseconds: performance.now() - start, memory }
}

function failuresOf(imported: Imported): string[] {
  const { code, output, milliseconds } = imported
  const wrong = output.split('\n').filter((line) => PROGRAM_ERROR.test(line))
  if (code !== null && ENDED.includes(code) && COUNTS.test(lastLine(imported))) return wrong
  const reason = milliseconds < IMPORT_LIMIT ? `the import ended with ${code}` : `not imported within ${IMPORT_LIMIT} ms`
  return [`${reason}: ${output.trim().split('\n').slice(-5).join(' | ')}`, ...wrong]
}

function lastLine({ output }: Imported): string {
  return output.trim().split('\n').at(-1) ?? ''
}
