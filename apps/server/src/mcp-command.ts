import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { printError } from './terminal/print.ts'
import { forwardedCall } from './tools/mcp/forward-call.ts'
import { corpusServer } from './tools/mcp/corpus-server.ts'

// `npm run mcp`: offers the tools to a client of the Model Context Protocol over standard input and output; they run at the installation of
// GEZHI_URL, with the key GEZHI_API_KEY of a user.

const { GEZHI_URL: url = 'http://127.0.0.1:8080', GEZHI_API_KEY: key = '' } = process.env
if (key === '' || !URL.canParse(url)) {
  printError('Set GEZHI_URL to the address of the installation and GEZHI_API_KEY to an API key with the scope “mcp”.')
  process.exit(1)
}
const call = forwardedCall(new URL(url), key)
serveStdio(() => corpusServer('1', call), { onerror: (error) => printError(error.message) })
