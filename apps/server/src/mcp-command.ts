import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { terminalLanguage } from './operations/import-texts.ts'
import { readSettings } from './settings/read-settings.ts'
import { readFolder } from './startup/read-folder.ts'
import { printError } from './terminal/print.ts'
import { forwardedCall } from './tools/mcp/forward-call.ts'
import { corpusServer } from './tools/mcp/corpus-server.ts'
import { localCall } from './tools/mcp/local-call.ts'
import type { CallTool } from './tools/mcp/tool-result.ts'

// `npm run --silent mcp`: offers the tools to a client of the Model Context Protocol over standard input and output. They run at the
// installation of GEZHI_URL with the key GEZHI_API_KEY of a user; without a key they read the data folder GEZHI_DATA.

const USAGE =
  'Set GEZHI_URL to the address of the installation and GEZHI_API_KEY to an API key with the scope “mcp”, or only GEZHI_DATA to a data folder.'

try {
  const call = await callOf(process.env)
  serveStdio(() => corpusServer('1', call), { onerror: (error) => printError(error.message) })
} catch (error) {
  printError((error as Error).message)
  process.exit(1)
}

async function callOf({ GEZHI_URL, GEZHI_API_KEY: key = '', ...environment }: NodeJS.ProcessEnv): Promise<CallTool> {
  const language = terminalLanguage(environment)
  const url = GEZHI_URL ?? 'http://127.0.0.1:8080'
  if (key !== '' && URL.canParse(url)) return forwardedCall(new URL(url), key, language)
  if (key !== '' || GEZHI_URL !== undefined || !environment['GEZHI_DATA']) throw new Error(USAGE)
  return localCall(await readFolder(readSettings(environment)), language)
}
