import { API_REQUESTS_PER_MINUTE, languageOf, MCP_PATH } from '@gezhi/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerKey } from '../../http/caller-key.ts'
import { isLoopbackHost } from '../../http/development-guard.ts'
import { clientSignal } from '../../http/client-signal.ts'
import { CallError } from '../../http/call-error.ts'
import { inSearchScope } from '../../http/limited-engine.ts'
import type { MountOptions } from '../../http/mount-calls.ts'
import type { RequestCounts } from '../../http/request-counts.ts'
import { requireScope, type Program } from '../../open-api/identify-program.ts'
import type { OpenApiServices } from '../../open-api/open-api-domain.ts'
import type { ToolCaller, ToolParts } from '../corpus-tool.ts'
import { runTool } from '../corpus-tools.ts'
import { describeToolError } from './describe-tool-error.ts'
import { toolResult, type CallTool } from './tool-result.ts'

/** What the endpoint is mounted with. */
export interface McpParts extends OpenApiServices {
  readonly tools: ToolParts
  readonly rightsOf: MountOptions['rightsOf']
  /** Requests per key and minute. */
  readonly counts: RequestCounts
  readonly publicUrl: string
  readonly version: string
}

/** Mounts the tools for clients of the Model Context Protocol: streamable HTTP, without sessions, with the key of a user. */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    async handler(request, reply) {
      requireOrigin(request, parts.publicUrl)
      const program = await parts.identifyProgram(request.headers.authorization, request.ip)
      requireScope(program, 'mcp')
      limitRate(program, parts.counts, request.body)
      return answer(request, reply, program, parts)
    },
  })
}

/**
 * A page of another site must not use the endpoint. That its host equals the Host header proves nothing: by DNS rebinding both are names of
 * the attacker. Only the public address and names of the local machine count.
 */
function requireOrigin({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host = '' } = headers
  if (origin === undefined) return
  const isPublic = publicUrl !== '' && new URL(publicUrl).origin === origin
  const isLocal = URL.canParse(origin) && new URL(origin).host === host && isLoopbackHost(host)
  if (!isPublic && !isLocal) throw new CallError('FORBIDDEN')
}

/** Each message of a batch counts as a request. */
function limitRate({ keyId }: Program, counts: RequestCounts, body: unknown): void {
  for (let left = Array.isArray(body) ? Math.max(1, body.length) : 1; left > 0; left -= 1) {
    const { current, ttl } = counts.add(`api-key ${keyId}`)
    if (current > API_REQUESTS_PER_MINUTE) throw new CallError('TOO_FREQUENT', { seconds: Math.ceil(ttl / 1000) })
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, program: Program, parts: McpParts): Promise<FastifyReply> {
  const signal = clientSignal(reply)
  const call = meteredCall(request, signal, program, parts)
  const [{ createMcpHandler }, { corpusServer }] = await Promise.all([import('@modelcontextprotocol/server'), import('./corpus-server.ts')])
  const handler = createMcpHandler(() => corpusServer(parts.version, call), {
    maxSubscriptions: 0,
    onerror: (error) => request.log.info({ message: error.message }, 'a request of the Model Context Protocol was rejected'),
  })
  const headers = new Headers()
  for (const name of FORWARDED) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const response = await inSearchScope({ caller: callerKey(program.caller, request.ip), signal }, () =>
    handler.fetch(
      new Request(`http://localhost${MCP_PATH}`, {
        method: request.method,
        headers,
        signal,
        ...(request.method === 'POST' && { body: JSON.stringify(request.body ?? null) }),
      }),
    ),
  )
  // The answer of one request is short, also where the protocol frames it as an event.
  const body = Buffer.from(await response.arrayBuffer())
  await handler.close()
  for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value)
  return reply.header('cache-control', 'no-store').status(response.status).send(body)
}

const FORWARDED = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id', 'last-event-id'] as const

/** Each use of a tool counts as a request to the API; a failed one is given back. */
function meteredCall(request: FastifyRequest, signal: AbortSignal, { caller, keyId }: Program, parts: McpParts): CallTool {
  const { meter, uses, rightsOf, tools } = parts
  const language = languageOf(request.headers['accept-language'])
  return async ({ name }, input) => {
    const counted = { userId: caller.userId, keyId, operation: `mcp.${name}` }
    try {
      const use = await meter.take({ caller, rights: await rightsOf(caller), address: request.ip })
      const user: ToolCaller = { caller, rights: () => Promise.resolve(use.rights), address: request.ip, language, signal }
      try {
        const { data, blocks } = await runTool(name, input, tools, user)
        await uses.add({ ...counted, succeeded: true })
        return toolResult(data, blocks)
      } catch (error) {
        // If even that fails, the error of the tool is more important; the same holds for the counts below.
        await use.refund().catch(() => {})
        throw error
      }
    } catch (error) {
      await uses.add({ ...counted, succeeded: false }).catch(() => {})
      return describeToolError(error, language)
    }
  }
}
