import module from 'node:module'
import { fileURLToPath } from 'node:url'

// Loaded before every entry point: `.ts` files, node:sqlite and argon2 need Node 24, which `npm ci` puts on npm's PATH by the
// package `node`. `npm ci --ignore-scripts` leaves it out and npm falls back to the system's Node; say so instead of failing oddly.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 21)) {
  console.error(
    `Gezhi needs Node 24.21 or newer, this is ${process.versions.node}. Run "npm ci" (without --ignore-scripts) and start with "npm start".`,
  )
  process.exit(1)
}

// Types are stripped and code is compiled once, not at every start and in every thread: half of a start's time. It also keeps the
// WebAssembly that strips types out of the threads, whose end crashes now and then with it (nodejs/node#64500).
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/gezhi-compiled', import.meta.url))
module.enableCompileCache(process.env.NODE_COMPILE_CACHE)
