import type { AnyCall } from '../call.ts'
import { callErrors } from '../call-errors.ts'
import { ERRORS, type ErrorName } from '../errors.ts'
import type { Language } from '../language.ts'
import { jsonSchemaOf } from './json-schema.ts'

type Json = Record<string, unknown>

export interface OpenApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: Json[]
  requestBody?: Json
  responses: Record<string, Json>
  security: Json[]
}

export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, OpenApiOperation>>
  components: Json
}

const TEXTS = {
  zh: {
    title: '格致 API',
    description: '所有 JSON 响应均为 {code, message, data}；code 200 表示成功，其余见各接口的错误列表。',
    public: '任何人可调用',
    guest: '需要游客令牌或登录（GEZHI_ACCESS=open 时任何人可调用）',
    reader: '需要登录（GEZHI_ACCESS=open 时任何人可调用）',
    login: '需要登录',
    operator: '需要管理员登录',
    signed: '需要令牌与签名：请求头 timestamp（毫秒，5 分钟内有效）与 signature = MD5(timestamp + token + 请求内容)，十六进制小写',
    errors: '错误',
    aliases: '别名',
  },
  en: {
    title: 'Gezhi API',
    description: 'Every JSON response is {code, message, data}; code 200 means success, other codes are listed with each call.',
    public: 'Anyone may call this',
    guest: 'Requires a guest token or a login (with GEZHI_ACCESS=open anyone may call this)',
    reader: 'Requires a login (with GEZHI_ACCESS=open anyone may call this)',
    login: 'Requires a login',
    operator: 'Requires an administrator login',
    signed:
      'Requires a token and a signature: the headers timestamp (ms, valid for 5 minutes) and signature = MD5(timestamp + token + body) in lower-case hexadecimal',
    errors: 'Errors',
    aliases: 'Aliases',
  },
} as const

/** The OpenAPI 3.1 document of a table of calls, its texts in one language. `version` is the program's. */
export function openApiDocument(
  calls: Readonly<Record<string, Readonly<Record<string, AnyCall>>>>,
  { language, version }: { language: Language; version: string },
): OpenApiDocument {
  const { title, description } = TEXTS[language]
  const paths: OpenApiDocument['paths'] = {}
  const schemas: Json = { Error: ERROR_SCHEMA }
  for (const [domain, domainCalls] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(domainCalls)) {
      ;(paths[call.path] ??= {})[call.method.toLowerCase()] = operationOf(domain, name, call, { language, schemas })
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version, description },
    tags: Object.keys(calls).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas,
    },
  }
}

interface OperationContext {
  readonly language: Language
  /** The document's shared schemas; those of a call that refer to themselves are added. */
  readonly schemas: Json
}

function operationOf(domain: string, name: string, call: AnyCall, { language, schemas }: OperationContext): OpenApiOperation {
  const schema = jsonSchemaOf(call.request, { io: 'input', name: `${name}Request`, schemas })
  return {
    operationId: name,
    tags: [domain],
    summary: call.summary[language],
    description: descriptionOf(call, language),
    ...(call.method === 'GET' ? { parameters: parametersOf(schema) } : { requestBody: bodyOf(schema, call) }),
    responses: responsesOf(name, call, schemas),
    security: call.who === 'public' ? [] : [{ token: [] }],
  }
}

function descriptionOf(call: AnyCall, language: Language): string {
  const texts = TEXTS[language]
  const lines: string[] = [texts[call.who]]
  if (call.signed) lines.push(texts.signed)
  if (call.aliases?.length) lines.push(`${texts.aliases}: ${call.aliases.join(', ')}`)
  const errors = errorsOf(call).map((name) => `${ERRORS[name].code} ${name}`)
  lines.push(`${texts.errors}: ${errors.join(', ')}`)
  return lines.join('\n\n')
}

/** Every error of a call: its own and the general ones. */
function errorsOf(call: AnyCall): ErrorName[] {
  const everywhere = (Object.keys(ERRORS) as ErrorName[]).filter((name) => ERRORS[name].everywhere)
  return [...callErrors(call), ...everywhere]
}

function parametersOf(schema: Json): Json[] {
  const required = new Set((schema['required'] as string[] | undefined) ?? [])
  return Object.entries((schema['properties'] as Json | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }))
}

function bodyOf(schema: Json, { form }: AnyCall): Json {
  return { required: true, content: { [form ? 'multipart/form-data' : 'application/json']: { schema } } }
}

const BYTES: Json = { type: 'string', format: 'binary' }
const EVENT_STREAM = 'text/event-stream'
/** Of a stream, the schema of its events. */
const EVENT: Json = { type: 'object', properties: { event: { type: 'string' }, data: { type: 'string' } } }

function responsesOf(name: string, call: AnyCall, schemas: Json): Record<string, Json> {
  const error = { $ref: '#/components/schemas/Error' }
  const data = call.answer === undefined ? {} : jsonSchemaOf(call.answer, { io: 'output', name: `${name}Answer`, schemas })
  if (call.redirects) {
    return {
      302: { description: 'Found', headers: { location: { description: 'Path of a page (HTML)', required: true, schema: data } } },
      200: { description: 'Error', content: { 'application/json': { schema: error } } },
    }
  }
  if (call.file !== undefined) {
    return {
      200: { description: 'OK', content: { [call.file]: { schema: call.file === EVENT_STREAM ? EVENT : BYTES } } },
      default: { description: 'Error', content: { 'application/json': { schema: error } } },
    }
  }
  const envelope = {
    type: 'object',
    properties: { code: { const: 200 }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  }
  return { 200: { description: 'OK', content: { 'application/json': { schema: { oneOf: [envelope, error] } } } } }
}

const ERROR_SCHEMA = {
  type: 'object',
  properties: {
    code: { type: 'integer', not: { const: 200 } },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: { error: { enum: Object.keys(ERRORS) }, requestId: { type: 'string' } },
      required: ['error', 'requestId'],
      additionalProperties: true,
    },
  },
  required: ['code', 'message', 'data'],
}
