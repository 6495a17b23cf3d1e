import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { Random, seedOf } from '@gezhi/imports/demo'
import type { ImportedFolder } from './import-child.ts'
import { importSeeds } from './import-seeds.ts'
import { mutate } from './mutate.ts'
import { countOutcome, MAX_MILLISECONDS, type FuzzReport } from './report.ts'
import { peakMemory } from './resident-memory.ts'

/** Reasons that describe the program, not the file. */
const PROGRAM_ERROR =
  /call stack|is not a function|is not iterable|cannot read propert|undefined|Invalid (?:array|string) length|Assertion|TypeError|RangeError|out of memory/i

/** Files per import. */
const BATCH = 10

/** Imports `count` mutated files, from every seed in turn, in a monitored process. Folders with failed files are left in place. */
export async function fuzzImport(seed: number, count: number): Promise<FuzzReport> {
  const seeds = [...(await importSeeds())]
  const outcomes = new Map<string, number>()
  const failures: string[] = []
  let importer = startImporter()
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
    const answer = await importer.run(folder)
    memory = Math.max(memory, await peakMemory(importer.pid))
    const failed = failuresOf(answer).map((failure) => `${folder}: ${failure}`)
    failures.push(...failed)
    if (failed.length === 0) await rm(folder, { recursive: true })
    slowest = Math.max(slowest, typeof answer === 'string' ? MAX_MILLISECONDS : answer.milliseconds)
    if (typeof answer === 'string') importer = startImporter()
    else for (const [outcome, files] of Object.entries(answer.counts)) countOutcome(outcomes, outcome, files)
  }
  await importer.end()
  return { tried: `${count} mutated files of ${seeds.length} seeds, ${BATCH} at a time`, outcomes, slowest, memory, failures }
}

function failuresOf(answer: ImportedFolder | string): string[] {
  if (typeof answer === 'string') return [answer]
  const wrong = answer.reasons.filter(({ reason }) => PROGRAM_ERROR.test(reason)).map(({ file, reason }) => `${file}: ${reason}`)
  return answer.error === undefined ? wrong : [answer.error, ...wrong]
}

/** A process that imports files; `run` returns the result for a folder, or why there is none. */
function startImporter() {
  const child: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, ['tools/fuzz/import-child.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    pid: child.pid ?? 0,
    async run(path: string): Promise<ImportedFolder | string> {
      child.stdin.write(`${path}\n`)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<string>((resolve) => {
        timer = setTimeout(() => resolve(`no answer within ${MAX_MILLISECONDS} ms`), MAX_MILLISECONDS)
      })
      const answer = lines.next().then(({ done, value }) => (done === true ? 'the process ended' : (JSON.parse(value) as ImportedFolder)))
      const outcome = await Promise.race([answer, late])
      clearTimeout(timer)
      if (typeof outcome === 'string') child.kill('SIGKILL')
      return outcome
    },
    async end() {
      child.stdin.end()
      await lines.next()
    },
  }
}
