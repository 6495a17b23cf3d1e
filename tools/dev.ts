import { spawn, type ChildProcess } from 'node:child_process'

// npm run dev: the server, restarted at each change, behind the web app with hot reload. Ctrl-C ends both; if one exits, the other is
// ended.
const COMMANDS: readonly { readonly program: string; readonly args: readonly string[]; readonly folder: string }[] = [
  { program: 'node', args: ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], folder: '.' },
  { program: 'vite', args: [], folder: 'apps/web' },
]

const children: ChildProcess[] = COMMANDS.map(({ program, args, folder }) => spawn(program, args, { cwd: folder, stdio: 'inherit' }))

for (const child of children) {
  child.on('error', (error) => console.error(error.message))
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    endAll()
  })
}
// A terminal sends Ctrl-C to the children as well; this process only waits for them.
process.on('SIGINT', endAll)
process.on('SIGTERM', endAll)

function endAll(): void {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}
