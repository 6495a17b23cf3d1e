import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { builtServer, PROGRAMS, type Program } from './build.ts'

// node apps/server/run.ts PROGRAM [argument…]: runs a program of the server from its bundle, which is built first if the sources have
// changed; from the sources where it cannot be built.

const program = PROGRAMS.find((name) => name === process.argv[2])
if (program === undefined) throw new Error(`Name a program: ${PROGRAMS.join(', ')}`)
const file = await fileOf(program)
// The program reads its arguments as if it had been started itself.
process.argv.splice(1, 2, file)
await import(pathToFileURL(file).href)

async function fileOf(name: Program): Promise<string> {
  try {
    const bundle = (await builtServer()) ?? (await buildInProcess())
    return join(bundle, `${name}.js`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`The server is not bundled, so it starts slowly and takes more memory: ${reason}\n`)
    return join(import.meta.dirname, `src/${name}.ts`)
  }
}

/** In a process of its own, whose memory ends with it. */
async function buildInProcess(): Promise<string> {
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build.ts')])
  const bundle = await builtServer()
  if (bundle === null) throw new Error('the sources changed while they were bundled')
  return bundle
}
