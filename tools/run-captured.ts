import { spawn } from 'node:child_process'

/** What a command did. `output` is stdout and stderr as they came. */
export interface Captured {
  readonly exitCode: number
  readonly output: string
}

/** Runs a command to its end, in the current or another folder, output captured instead of shown, without colours and without standard input. */
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
