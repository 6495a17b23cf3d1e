import { spawn } from 'node:child_process'

/** The result of a command. `output` is stdout and stderr interleaved. */
export interface Captured {
  readonly exitCode: number
  readonly output: string
}

/** Runs a command in the current or another folder and captures its output, without colours and standard input. */
export function runCaptured(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  folder = process.cwd(),
): Promise<Captured> {
  const [program, ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program ?? '', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
    })
    let output = ''
    const append = (fragment: string): void => void (output += fragment)
    child.stdout.setEncoding('utf8').on('data', append)
    child.stderr.setEncoding('utf8').on('data', append)
    child.on('error', (error) => resolve({ exitCode: 127, output: `${program}: ${error.message}` }))
    child.on('close', (code, signal) =>
      resolve({ exitCode: code ?? 1, output: signal === null ? output : `${output}\nended by ${signal}` }),
    )
  })
}
