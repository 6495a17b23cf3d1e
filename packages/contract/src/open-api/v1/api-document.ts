import { ERRORS, type ErrorName } from '../../errors.ts'
import type { Language } from '../../language.ts'
import { jsonSchemaOf } from '../../openapi/json-schema.ts'
import { PROGRAM_ERRORS } from '../errors.ts'
import { inLanguage } from './in-both.ts'
import { pathFields, type ApiOperation } from './operation.ts'
import { API_ROOT } from './operations.ts'
import { PROBLEM_TYPE, problemSchema } from './problem.ts'
import { WEBHOOK_EVENT_DEFINITIONS } from './webhook-events.ts'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of the operations of the open API. */
export interface ApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly paths: Record<string, Record<string, Json>>
  /** The events that are sent to webhooks, by name. */
  readonly webhooks: Record<string, { readonly post: Json }>
  readonly components: Json
}

const TEXTS = {
  zh: {
    title: '格致开放 API',
    description:
      '每个请求在请求头 Authorization 中提供密钥：Bearer gz_…。错误为 application/problem+json，语言由 Accept-Language 决定。成功的请求计一次用量，失败的不计。',
    webhooks: '按 Standard Webhooks 签名；10 秒内未返回 2xx 即在约一天内重试，webhook-id 不变。',
    accepted: '已接收',
    gone: '停用此 Webhook',
  },
  en: {
    title: 'Gezhi open API',
    description:
      'Every request sends a key in the header Authorization: Bearer gz_…. Errors are application/problem+json in the language of Accept-Language. A request that succeeds counts as one use, one that fails does not.',
    webhooks:
      'Signed as in Standard Webhooks. Without an answer 2xx in 10 seconds it is sent again for about a day, under the same webhook-id.',
    accepted: 'Accepted',
    gone: 'Turns the webhook off',
  },
} as const

/** Headers of a successful answer. Those of the quota are absent where nothing is limited. */
const QUOTA_HEADERS = {
  'X-Quota-Limit': { description: 'Requests granted: of the packs that run, otherwise per day', schema: { type: 'integer' } },
  'X-Quota-Remaining': { description: 'Requests left', schema: { type: 'integer' } },
  'X-Quota-Reset': { description: 'Unix time at which the rest expires or the day ends', schema: { type: 'integer' } },
  RateLimit: { description: 'Requests left in this minute, and its seconds: "key";r=299;t=42', schema: { type: 'string' } },
}

/** Headers of the requests to webhooks. */
const EVENT_HEADERS = {
  'webhook-id': {
    zh: '事件的标识：重试时不变，可据此去重',
    en: 'Identifies the event: the same in every attempt, so that receivers can recognise duplicates',
  },
  'webhook-timestamp': { zh: '本次请求的 Unix 时间（秒）', en: 'Unix time of the attempt in seconds' },
  'webhook-signature': {
    zh: '以空格分隔的 v1,<base64>：密钥对“id.时间.内容”的 HMAC-SHA256',
    en: 'v1,<base64>, separated by spaces: HMAC-SHA256 with the secret over “id.timestamp.body”',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** Describes the operations of a table in one language; `version` is the program's. */
export function apiDocument(
  operations: Readonly<Record<string, ApiOperation>>,
  { language, version }: { readonly language: Language; readonly version: string },
): ApiDocument {
  const schemas: Json = { Problem: jsonSchemaOf(problemSchema, { io: 'output', name: 'Problem', schemas: {} }) }
  const paths: ApiDocument['paths'] = {}
  for (const [name, operation] of Object.entries(operations)) {
    ;(paths[operation.path] ??= {})[operation.method.toLowerCase()] = described(name, operation, language, schemas)
  }
  return {
    openapi: '3.1.0',
    info: { version, title: TEXTS[language].title, description: TEXTS[language].description },
    servers: [{ url: API_ROOT }],
    paths,
    webhooks: webhooksOf(language, schemas),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'gz_…' } }, schemas },
  }
}

/** The requests to webhooks. */
function webhooksOf(language: Language, schemas: Json): ApiDocument['webhooks'] {
  const described = Object.entries(WEBHOOK_EVENT_DEFINITIONS).map(([name, { type, payload, summary, description }]) => {
    const schema = inLanguage(jsonSchemaOf(payload, { io: 'output', name: `${name}Event`, schemas }), language)
    const post = {
      operationId: `${name}Event`,
      tags: ['webhooks'],
      summary: summary[language],
      description: `${description[language]} ${TEXTS[language].webhooks}`,
      parameters: Object.entries(EVENT_HEADERS).map(([header, text]) => ({
        name: header,
        in: 'header',
        required: true,
        description: text[language],
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: TEXTS[language].accepted }, 410: { description: TEXTS[language].gone } },
      security: [],
    }
    return [type, { post }] as const
  })
  return Object.fromEntries(described)
}

function described(name: string, operation: ApiOperation, language: Language, schemas: Json): Json {
  const { id, method, scope, request, summary, description, example, form } = operation
  const schema = inLanguage(jsonSchemaOf(request, { io: 'input', name: `${name}Request`, schemas }), language) as Json & {
    properties: Record<string, Json>
  }
  const required = (schema['required'] as string[] | undefined) ?? []
  const inPath = pathFields(operation)
  const parameter = (field: string): Json => ({
    name: field,
    in: inPath.includes(field) ? 'path' : 'query',
    required: required.includes(field),
    ...parameterParts(schema.properties[field]!),
    ...(field in example && { example: example[field] }),
  })
  const fields = Object.keys(schema.properties)
  const parameters = method === 'GET' ? fields : inPath
  return {
    operationId: name,
    tags: [scope],
    summary: summary[language],
    description: description[language],
    'x-operation-id': id,
    ...(parameters.length > 0 && { parameters: parameters.map(parameter) }),
    ...(method === 'POST' && {
      requestBody: {
        required: true,
        content: form
          ? { 'multipart/form-data': { schema: withFile(schema), example } }
          : { 'application/json': { schema: withoutFields(schema, inPath), example } },
      },
    }),
    responses: responsesOf(name, operation, language, schemas),
    security: [{ key: [] }],
  }
}

/** The description of a parameter stands beside its schema. */
function parameterParts({ description, ...schema }: Json): Json {
  return { ...(description !== undefined && { description }), schema }
}

function withoutFields(schema: Json & { properties: Record<string, Json> }, names: readonly string[]): Json {
  if (names.length === 0) return schema
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.includes(name)))
  const required = ((schema['required'] as string[] | undefined) ?? []).filter((name) => !names.includes(name))
  return { ...schema, properties, required }
}

/** A form: its file is bytes. */
function withFile(schema: Json & { properties: Record<string, Json> }): Json {
  const { file, ...others } = schema.properties
  return { ...schema, properties: { file: { ...file, type: 'string', format: 'binary' }, ...others } }
}

function responsesOf(name: string, operation: ApiOperation, language: Language, schemas: Json): Json {
  const schema = jsonSchemaOf(operation.answer, { io: 'output', name: `${name}Answer`, schemas })
  const headers = {
    ...QUOTA_HEADERS,
    ...(operation.lines && { 'X-Next-Cursor': { description: 'Position of the next page', schema: { type: 'string' } } }),
  }
  const content = operation.lines
    ? { 'application/x-ndjson': { schema: { type: 'string' }, itemSchema: schema } }
    : { 'application/json': { schema } }
  const problem = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } }
  const byStatus = Map.groupBy(operationErrors(operation), (error) => statusOf(error))
  const failed = [...byStatus].toSorted(([a], [b]) => a - b)
  return {
    200: { description: 'OK', headers, content },
    ...Object.fromEntries(failed.map(([status, errors]) => [status, { description: describeErrors(errors, language), content: problem }])),
    default: { description: 'Error', content: problem },
  }
}

function describeErrors(errors: readonly ErrorName[], language: Language): string {
  return errors.map((name) => `- ${name}: ${ERRORS[name][language]}`).join('\n')
}

/** The errors of an operation: its own, those of keys and quotas, and those of requests that cannot be read. */
export function operationErrors({ errors }: Pick<ApiOperation, 'errors'>): readonly ErrorName[] {
  const everywhere = [
    'INVALID_INPUT',
    'BODY_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'MALFORMED_JSON',
    'BAD_REQUEST',
    'REQUEST_TIMEOUT',
    'HEAD_TOO_LARGE',
    'TOO_FREQUENT',
    'SEARCH_TIMEOUT',
    'SEARCH_BUSY',
    'SEARCH_AWAY',
    'DATABASE_AWAY',
    'INTERNAL',
  ] as const
  return [...new Set<ErrorName>([...errors, ...PROGRAM_ERRORS, ...everywhere])]
}

/** Statuses of errors whose code, that of the envelope, is less exact. */
const STATUSES: Readonly<Partial<Record<ErrorName, number>>> = {
  BODY_TOO_LARGE: 413,
  UPLOAD_SIZE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  SEARCH_UNSUPPORTED: 501,
  SEARCH_STARTING: 503,
  SEARCH_AWAY: 503,
  DATABASE_AWAY: 503,
  STORAGE_FULL: 507,
  SEARCH_TIMEOUT: 504,
}

/** The HTTP status of an error: codes of ended sessions are no statuses. */
export function statusOf(error: ErrorName): number {
  const { code } = ERRORS[error]
  return STATUSES[error] ?? (code < 600 ? code : 401)
}
