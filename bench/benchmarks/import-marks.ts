import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { runImport } from '@gezhi/imports'
import { TRADEMARK_KIND } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'
import { strFromU8, unzipSync } from 'fflate'
import { formatTime, type Benchmark } from '../benchmark.ts'

const DEFAULT_COPIES = 10
/** Fewer digits than in numbers of the office: no copy has the number of another mark. */
const FIRST_NUMBER = 90_000_000

/** Trademarks of the EUIPO from XML, per second of the processor: of all threads, without the start of the command. */
export const importMarks: Benchmark = {
  name: 'import-marks',
  description: `Trademarks of the EUIPO imported from one XML file: the documents of zip files in a folder, ${DEFAULT_COPIES} copies of each under numbers of their own unless a number is given; read only, into an empty index, then again. CPU: seconds of all threads of the process, which neighbours on the machine do not lengthen as they do the time`,
  columns: ['run', 'marks', 'MB of XML', 'took', 'CPU', 'marks/CPU s', 'new', 'changed', 'rejected'],
  run: async (folder, [path, copies]) => {
    if (path === undefined) throw new Error('Name the folder of the zip files: npm run bench -- import-marks FOLDER [COPIES]')
    const file = join(folder, 'marks.xml')
    await mkdir(folder, { recursive: true })
    await writeCopies(file, await documentsIn(path), Number(copies ?? DEFAULT_COPIES))
    const megabytes = ((await stat(file)).size / 1e6).toFixed(0)
    const engine = await openSqliteEngine({ kind: TRADEMARK_KIND, folder: join(folder, 'index'), readers: 1 })
    const measured = async (run: string, dryRun: boolean) => {
      const [start, before] = [performance.now(), process.cpuUsage()]
      const { counts } = await runImport({
        engines: { trademark: engine },
        paths: [file],
        rejectedFolder: folder,
        dryRun,
        onEvent: () => {},
      })
      const { user, system } = process.cpuUsage(before)
      const processor = (user + system) / 1e6
      const { read, new: added, changed, rejected } = counts
      const rate = (read / processor).toFixed(0)
      const took = formatTime(performance.now() - start)
      return [run, String(read), megabytes, took, formatTime(processor * 1000), rate, ...[added, changed, rejected].map(String)]
    }
    try {
      return [await measured('read only', true), await measured('first', false), await measured('second', false)]
    } finally {
      await engine.close()
    }
  },
}

async function documentsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.zip'))
  const archives = await Promise.all(names.map(async (name) => unzipSync(await readFile(join(folder, name)))))
  return archives.flatMap((members) => Object.values(members).map((bytes) => strFromU8(bytes)))
}

async function writeCopies(file: string, documents: readonly string[], copies: number): Promise<void> {
  const stream = createWriteStream(file)
  for (let copy = 0; copy < copies; copy++) {
    for (const [index, document] of documents.entries()) {
      const number = `0${FIRST_NUMBER + copy * documents.length + index}`
      const own = /<ApplicationNumber>([^<]*)</.exec(document)?.[1]
      const text = own === undefined ? document : document.replaceAll(own, number)
      if (!stream.write(text)) await once(stream, 'drain')
    }
  }
  stream.end()
  await once(stream, 'finish')
}
