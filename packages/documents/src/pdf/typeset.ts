import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runLimited } from '../processes/run-limited.ts'
import { partFacts, type PartFacts } from './join/part-facts.ts'
import type { TypstJob, TypstTemplate } from './typst-job.ts'

const SCRIPT = new URL('typst-child.ts', import.meta.url)

/** Memory of the child process. */
const MEGABYTES = 700

/** A file to typeset. */
export interface Typesetting {
  readonly template: TypstTemplate
  /** Folder for data and pictures, made and removed here. */
  readonly folder: string
  /** Path of the PDF file: there is none before it is complete. */
  readonly output: string
  /** JSON for the template. */
  readonly data: string
  readonly pictures: ReadonlyMap<string, Buffer>
  readonly signal?: AbortSignal | undefined
}

/** Typesets a file in a child process. Rejects as `runLimited` does, and with errors of the file system. */
export async function typeset({ template, folder, output, data, pictures, signal }: Typesetting): Promise<PartFacts> {
  try {
    await writeInputs(folder, template, data, pictures)
    // In the folder that is removed, whatever happens.
    const unfinished = join(folder, 'unfinished.pdf')
    const job: TypstJob = { template, folder, output: unfinished, pictures: [...pictures.keys()] }
    await runLimited({ script: SCRIPT, args: [JSON.stringify(job)], megabytes: MEGABYTES, ...(signal !== undefined && { signal }) })
    await rename(unfinished, output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return partFacts(output, await readFile(output))
}

async function writeInputs(folder: string, template: TypstTemplate, data: string, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${template}.json`), data)
  for (const [path, bytes] of pictures) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
}
