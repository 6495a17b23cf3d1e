// Loaded before every entry point: `.ts` files, node:sqlite and argon2 need Node 24, which `npm ci` puts on npm's PATH by the
// package `node`. `npm ci --ignore-scripts` leaves it out and npm falls back to the system's Node; say so instead of failing oddly.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 21)) {
  console.error(
    `Gezhi needs Node 24.21 or newer, this is ${process.versions.node}. Run "npm ci" (without --ignore-scripts) and start with "npm start".`,
  )
  process.exit(1)
}
